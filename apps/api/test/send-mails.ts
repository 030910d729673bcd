import { settableClock } from '../src/platform/clock.ts'
import { createSystemCtx } from '../src/platform/platform.ts'
import { jobs } from '../src/worker.ts'
import { openTestPlatform } from './open-test-platform.ts'

/** A worker in its own process, to be killed while it sends. */
const [databaseUrl = '', smtpUrl = '', dataDir = '', now = ''] = process.argv.slice(2)
const platform = await openTestPlatform(databaseUrl, {
  clock: settableClock(now),
  environment: { SMTP_URL: smtpUrl, DATA_DIR: dataDir },
})
await platform.ports.jobs.drain(jobs, () => createSystemCtx(platform))
