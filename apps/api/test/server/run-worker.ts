import { settableClock } from '../../src/platform/clock.ts'
import { createSystemCtx } from '../../src/platform/platform.ts'
import { jobs } from '../../src/worker.ts'
import { openTestPlatform } from '../open-test-platform.ts'

/** A worker in its own process that runs one kind of job until it is killed. */
const [databaseUrl = '', dataDir = '', now = '', name = ''] = process.argv.slice(2)
const platform = await openTestPlatform(databaseUrl, {
  clock: settableClock(now),
  environment: { ROLE: 'worker', DATA_DIR: dataDir },
})
const named = jobs.filter((job) => job.name === name)
await platform.ports.jobs.startWorkers(named, () => createSystemCtx(platform))
