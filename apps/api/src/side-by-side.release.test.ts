import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyDay } from '../../../demo/company-clock.ts'
import { fund } from '../test/ledger-totals.ts'
import { newServers } from '../test/server/run-server.ts'
import { type Guest, openHouse } from '../test/stays.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

const servers = newServers()
let marea: TestApp
let laura: Guest

beforeAll(async () => {
  marea = await openTestApp()
  marea.clock.set(Temporal.Now.instant().toString())
  ;({ laura } = await openHouse(marea))
  await fund(marea.ctx(), laura.id, 10_000_000_00)
})
afterAll(async () => {
  await servers.endAll()
  await marea.close()
})

function openServer() {
  const secrets = { SECRET_KEY: String(marea.config.secretKey) }
  return servers.open({ DATABASE_URL: marea.databaseUrl, HOST: '127.0.0.1', ...secrets })
}

let weeks = 0

/** From search to payment and a message, as a guest does it; returns what failed. */
async function useProduct(url: string): Promise<string[]> {
  weeks += 1
  const checkIn = addDays(companyDay(marea.clock.now()), 14 + 7 * weeks)
  const stay = { checkIn, checkOut: addDays(checkIn, 4), guests: 2, pets: 0 }
  const failed: string[] = []
  async function call(method: string, path: string, body?: object) {
    const headers = {
      authorization: laura.token,
      'idempotency-key': randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await fetch(`${url}/api${path}`, sent)
    const { result, error } = JSON.parse(await answer.text())
    if (answer.status !== 200) failed.push(`${method} ${path}: ${answer.status} ${error?.code}`)
    return result ?? {}
  }
  await call('GET', `/suites?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&guests=2`)
  const { id: quoteId } = await call('POST', '/suites/casa-almendro/quotes', stay)
  const { id } = await call('POST', '/bookings', { quoteId })
  await call('PUT', `/bookings/${id}/house-rules`)
  await call('POST', `/bookings/${id}/payment`, { useCredit: true })
  const { id: room } = await call('POST', '/rooms', { slug: 'casa-almendro' })
  await call('POST', `/rooms/${room}/messages`, { id: randomUUID(), text: 'Hello' })
  await call('GET', '/bookings')
  return failed
}

/** What an expand step of the next release does at most: each table gets a column, and one more table. */
async function migrateToNextRelease(): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(marea.db)
  for (const { name } of rows) {
    await sql`alter table ${sql.raw(name)} add column added_later text default 'new'`.execute(
      marea.db,
    )
  }
  await sql`create table added_later (id uuid primary key)`.execute(marea.db)
  await sql`insert into kysely_migration (name, timestamp)
    values ('9999_add_later.sql', '2030-01-01')`.execute(marea.db)
}

test('a process goes on while the next release migrates, and another of its version can start', async () => {
  const older = await openServer()
  expect(await useProduct(older.url)).toEqual([])
  const migrating = wait(500).then(migrateToNextRelease)
  let isOver = false
  const failed: string[] = []
  const using = (async () => {
    while (!isOver) {
      failed.push(...(await useProduct(older.url)))
      // Nobody may send a message every moment.
      await wait(1000)
    }
  })()
  await migrating
  const restarted = await openServer()
  isOver = true
  await using
  expect(failed).toEqual([])
  for (const { url } of [older, restarted]) {
    expect(await useProduct(url)).toEqual([])
    expect((await fetch(`${url}/ready`)).status).toBe(200)
  }
})
