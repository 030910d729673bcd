import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateSchema } from '../../../test/generate/database-schema.ts'
import { generateTypes } from '../../../test/generate/database-types.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { migrate } from './migrate.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('the generated row types fit the migrated database', async () => {
  await generateTypes(marea.databaseUrl, { verify: true })
})

test('the generated schema.sql describes the migrated database', async () => {
  await generateSchema(marea.databaseUrl, { verify: true })
})

test('instants, dates and large integers keep their exact values', async () => {
  const instant = Temporal.Instant.from('2026-03-08T06:59:59.123456Z')
  const date = Temporal.PlainDate.from('2026-03-08')
  const { rows } = await sql<{ instant: unknown; date: unknown; cents: unknown }>`
    select ${instant}::timestamptz as instant, ${date}::date as date, 9007199254740991::int8 as cents
  `.execute(marea.db)
  expect(String(rows[0]?.instant)).toBe(instant.toString())
  expect(String(rows[0]?.date)).toBe('2026-03-08')
  expect(rows[0]?.cents).toBe(Number.MAX_SAFE_INTEGER)
})

test('an integer too large for a number is refused instead of rounded', async () => {
  await expect(sql`select 9007199254740993::int8`.execute(marea.db)).rejects.toThrow('beyond')
})

test('processes that start together migrate once', async () => {
  const results = await Promise.all([migrate(marea.db), migrate(marea.db), migrate(marea.db)])
  expect(results.flat()).toEqual([])
})

test('a connection that is cut fails its transaction and nothing else', async () => {
  const cut = marea.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(marea.db)
    await sql`select 1`.execute(db)
  })
  await expect(cut).rejects.toThrow()
  expect((await sql`select 1 as one`.execute(marea.db)).rows).toEqual([{ one: 1 }])
})
