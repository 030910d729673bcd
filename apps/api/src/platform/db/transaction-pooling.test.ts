import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { booked, openHouse } from '../../../test/stays.ts'
import { cloneTemplate, openTestApp, type TestApp } from '../../../test/test-app.ts'

const open: TestApp[] = []
const pooling = { DATABASE_POOLING: 'transaction', DATABASE_DIRECT_URL: 'postgres://direct/marea' }

afterAll(() => Promise.all(open.map((marea) => marea.close())))

test.each([
  ['none', true],
  ['transaction', false],
])('with DATABASE_POOLING=%s a booking leaves statements in sessions: %s', async (mode, leaves) => {
  const databaseUrl = await cloneTemplate()
  const environment = {
    DATABASE_POOLING: mode,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_POOL: '2',
  }
  const marea = await openTestApp({ databaseUrl, environment })
  open.push(marea)
  const { laura } = await openHouse(marea)
  await booked(marea, laura)
  const inTwoSessions = await Promise.all([countPrepared(marea), countPrepared(marea)])
  expect(inTwoSessions.some((count) => count > 0)).toBe(leaves)
})

test('a pooled connection asks for no settings of its session, which poolers refuse', async () => {
  const databaseUrl = await cloneTemplate()
  const environment = { DATABASE_POOLING: 'transaction', DATABASE_DIRECT_URL: databaseUrl }
  const marea = await openTestApp({ databaseUrl, environment })
  open.push(marea)
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where source = 'client' and name like '%timeout'`.execute(marea.db)
  expect(rows).toEqual([])
})

test('transaction pooling is refused without a direct address', () => {
  const { DATABASE_DIRECT_URL: _, ...without } = pooling
  expect(() => readConfig(without)).toThrow(
    'DATABASE_DIRECT_URL is missing for DATABASE_POOLING=transaction.',
  )
  expect(readConfig(pooling).databaseDirectUrl).toBe('postgres://direct/marea')
})

/** The pause keeps the session busy, so that the other count is of the other session. */
async function countPrepared({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count, pg_sleep(0.2) from pg_prepared_statements where name <> ''`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
