import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../apps/api/test/test-app.ts'
import { seedDemo } from './seed.ts'

let marea: TestApp

beforeAll(async () => {
  // Less than seeding takes, or waiting for another process that seeds.
  marea = await openTestApp({ environment: { DATABASE_TIMEOUT_MS: '3000' } })
})
afterAll(() => marea.close())

/** A transaction is rolled back when its connection is cut, as by kill -9. */
async function cutSeeding(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and exists (select from pg_locks l where l.pid = pg_stat_activity.pid
        and l.locktype = 'relation' and l.relation = 'ledger_entries'::regclass
        and l.mode = 'RowExclusiveLock')`.execute(marea.db)
  return rows.length
}

test('a start that is killed while seeding leaves nothing behind', async () => {
  const seeding = seedDemo(marea.ctx(), marea.databaseUrl).catch((error) => error)
  await vi.waitUntil(cutSeeding, { timeout: 60_000, interval: 20 })
  expect(await seeding).toBeInstanceOf(Error)
  expect(await marea.db.selectFrom('users').select('id').execute()).toEqual([])
  expect(await marea.db.selectFrom('ledgerEntries').select('id').execute()).toEqual([])
}, 90_000)

test('of several processes that start together one seeds, and never again', async () => {
  const seeded = await Promise.all([1, 2, 3].map(() => seedDemo(marea.ctx(), marea.databaseUrl)))
  expect(seeded.filter(Boolean)).toHaveLength(1)
  expect(await seedDemo(marea.ctx(), marea.databaseUrl)).toBe(false)
}, 180_000)

test('the processor was charged once for each deposit, however often seeding began', async () => {
  const charged = await marea.db.selectFrom('charges').select('intentId').execute()
  const known = new Set(charged.map(({ intentId }) => intentId))
  const charges = marea.ports.cards.standIn?.store.list<{ id: string }>('payment_intent') ?? []
  expect(charges.filter(({ id }) => !known.has(id))).toEqual([])
  expect(charges).toHaveLength(charged.length)
})
