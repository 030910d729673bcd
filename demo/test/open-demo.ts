import {
  asMaintainer,
  cloneDatabase,
  cloneTemplate,
  openTestApp,
  type TestApp,
} from '../../apps/api/test/test-app.ts'
import { seedDemo } from '../seed/seed.ts'

const environment = { DEMO: 'true' }
const template = 'demo'

/**
 * The API with the demo data on its own database. Seeding takes a quarter of a minute, so the first
 * test file does it for all.
 */
export async function openDemo(): Promise<TestApp> {
  await asMaintainer(async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('demo template'))`)
    const known = await client.query('select from pg_database where datname = $1', [template])
    if (known.rowCount) return
    await client.query(`alter database ${await seed()} rename to ${template}`)
  })
  return openTestApp({ environment, databaseUrl: await cloneDatabase(template) })
}

async function seed(): Promise<string> {
  const databaseUrl = await cloneTemplate()
  const marea = await openTestApp({ environment, databaseUrl })
  await marea.runJobs()
  await seedDemo(marea.ctx(), databaseUrl)
  await marea.close()
  return new URL(databaseUrl).pathname.slice(1)
}
