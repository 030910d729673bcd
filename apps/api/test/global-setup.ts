import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { storeTexts } from '../src/locale/store-texts.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start.ts'
import { createSystemCtx } from '../src/platform/platform.ts'
import { openTestPlatform } from './open-test-platform.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** One real PostgreSQL for the run; its migrated database is the template each test file clones. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-test-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    // Each of the hundreds of databases is used for seconds, and vacuuming them would take a tenth of a core.
    settings: { fsync: 'off', autovacuum: 'off', max_connections: 400 },
  })
  const template = await openTestPlatform(postgres.url)
  await storeTexts(createSystemCtx(template))
  // Each clone takes the secret that it is first opened with.
  await template.db.deleteFrom('rootSecret').execute()
  await template.close()
  project.provide('databaseUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
