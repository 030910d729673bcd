import type { ServiceStatus } from '@marea/contract/operations/status.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChannelWorld, openChannelWorld } from '../../../test/channels/channel-world.ts'
import { calendarOf } from '../../../test/stand-ins/feed-server.ts'
import { openTcpProxy } from '../../../test/stand-ins/tcp-proxy.ts'
import { hold } from '../../../test/stays.ts'
import { cloneTemplate, jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { noteBackup } from '../checks/note-backup.ts'

let world: ChannelWorld
let marea: TestApp

beforeAll(async () => {
  world = await openChannelWorld()
  marea = world.marea
})
afterAll(() => world.close())

async function ask(): Promise<ServiceStatus> {
  const { status, body } = await marea.call('GET', '/status')
  expect(status).toBe(200)
  return body.result
}

/** Past the answer that is kept for some seconds. */
async function askLater(): Promise<ServiceStatus> {
  marea.clock.advance({ seconds: 16 })
  return ask()
}

const runChecks = () => jobNamed('operations.run-checks').handle(marea.ctx(), {})

test('before the first check the promises are unknown, and not claimed', async () => {
  const { state, services, promises } = await ask()
  expect(state).toBe('operational')
  expect(Object.values(services)).toEqual(Array(5).fill('ok'))
  expect(promises.ledger).toEqual({ state: 'unknown', checkedAt: null, differences: null })
  expect(promises.doubleBookings.state).toBe('unknown')
  expect(promises.backup).toEqual({ state: 'unknown', writtenAt: null })
  expect(promises.calendars).toEqual({ state: 'ok', connected: 0, upToDate: 0 })
})

test('checks that passed are shown with their time, for as long as they are recent', async () => {
  await runChecks()
  await noteBackup(marea.db, { now: marea.clock.now(), tables: 100 })
  const checkedAt = marea.clock.now().toString()
  const { promises } = await askLater()
  expect(promises.ledger).toEqual({ state: 'ok', checkedAt, differences: 0 })
  expect(promises.doubleBookings).toEqual({ state: 'ok', checkedAt, differences: 0 })
  expect(promises.backup).toEqual({ state: 'ok', writtenAt: checkedAt })
  marea.clock.advance({ hours: 3 })
  const later = await ask()
  expect(later.state).toBe('degraded')
  expect(later.promises.ledger).toEqual({ state: 'stale', checkedAt, differences: 0 })
  marea.clock.advance({ hours: 24 })
  expect((await ask()).promises.backup).toEqual({ state: 'stale', writtenAt: checkedAt })
})

test('a ledger that does not verify is shown as a problem', async () => {
  await sql`insert into operation_checks values ('ledger', ${marea.clock.now()}, 10, 2)
    on conflict (name) do update set checked_at = excluded.checked_at, differences = 2`.execute(
    marea.db,
  )
  const { state, promises } = await askLater()
  expect([state, promises.ledger.state, promises.ledger.differences]).toEqual([
    'degraded',
    'failing',
    2,
  ])
  marea.clock.advance({ hours: 3 })
  await runChecks()
  expect((await askLater()).promises.ledger.state).toBe('ok')
})

test('a calendar that fails or is not checked is not counted as up to date', async () => {
  const cast = await world.newCast()
  world.server.sends(calendarOf([{ uid: 'a', from: '2026-12-01', to: '2026-12-04' }]))
  expect((await cast.connect()).status).toBe(200)
  expect((await askLater()).promises.calendars).toEqual({ state: 'ok', connected: 1, upToDate: 1 })
  marea.clock.advance({ hours: 2 })
  expect((await ask()).promises.calendars).toEqual({ state: 'stale', connected: 1, upToDate: 0 })
  world.server.fails(500)
  for (let check = 0; check < 3; check += 1) await world.later(61)
  expect((await askLater()).promises.calendars).toEqual({
    state: 'failing',
    connected: 1,
    upToDate: 0,
  })
})

test('a hold that nobody ends is a delay of bookings', async () => {
  const { laura, home } = await world.newCast()
  await hold(laura, { slug: home.slug })
  marea.clock.advance({ minutes: 18 })
  expect((await ask()).services.bookings).toBe('degraded')
  await jobNamed('bookings.expire-holds').handle(marea.ctx(), {})
  expect((await askLater()).services.bookings).toBe('ok')
})

test('it is read once for many readers', async () => {
  marea.clock.advance({ minutes: 1 })
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  await sql`drop table operation_checks cascade`.execute(marea.db)
  answers.push(await ask())
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { promises } = await askLater()
  expect(promises.ledger.state).toBe('unknown')
})

test('without the database it still answers, and says so', async () => {
  const proxy = await openTcpProxy(await cloneTemplate())
  const cut = await openTestApp({ databaseUrl: proxy.url })
  await proxy.refuse()
  const { status, body } = await cut.call('GET', '/status')
  expect(status).toBe(200)
  const { state, services, promises }: ServiceStatus = body.result
  expect(state).toBe('down')
  expect(services).toMatchObject({ bookings: 'failing', payments: 'failing', email: 'failing' })
  expect(promises.ledger.state).toBe('unknown')
  await proxy.accept()
  await cut.close()
  proxy.close()
})
