import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payPart } from '../../../test/payments/part-payments.ts'
import { signedIn } from '../../../test/people.ts'
import { deliverEvents } from '../../../test/stand-ins/cards.ts'
import { type Guest, openHouse, read, ready } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let other: TestApp
let ana: Guest
let laura: Guest

beforeAll(async () => {
  marea = await openTestApp()
  other = await openTestApp({ databaseUrl: marea.databaseUrl })
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  ;({ laura } = await openHouse(marea))
})
afterAll(async () => {
  await other.close()
  await marea.close()
})
beforeEach(async () => {
  await ana.call('DELETE', '/admin/maintenance')
  pass()
})

/** A process reads every two seconds whether there is maintenance. */
function pass() {
  for (const { clock } of [marea, other]) clock.advance({ seconds: 3 })
}

async function start(body: object = { minutes: 30, reason: 'A new version' }) {
  const answer = await ana.call('POST', '/admin/maintenance', { body })
  pass()
  return answer
}

test('guests and visitors are told when to come back, in every process, and administrators are served', async () => {
  expect((await ana.call('GET', '/admin/maintenance')).body.result).toBeNull()
  const { body } = await start()
  const endsAt = marea.clock.now().add({ minutes: 30 }).subtract({ seconds: 3 }).toString()
  expect(body.result).toMatchObject({ endsAt, reason: 'A new version', startedBy: 'Ana' })
  for (const answer of [
    await laura.call('GET', '/bookings'),
    await marea.call('GET', '/suites'),
    await other.call('GET', '/suites'),
  ]) {
    expect(answer.status).toBe(503)
    expect(answer.body.error).toMatchObject({ code: 'server.maintenance', details: { endsAt } })
    expect(Number(answer.headers['retry-after'])).toBe(30 * 60 - 3)
  }
  expect((await ana.call('GET', '/admin/console')).status).toBe(200)
  expect((await ana.call('GET', '/suites')).status).toBe(200)
  expect((await marea.call('GET', '/status')).status).toBe(200)
})

test('whoever signs in is told nothing about maintenance until then, so administrators come in', async () => {
  await start()
  const body = { email: 'nobody@marea.test', password: 'Marea2026' }
  const answer = await marea.call('POST', '/user/login/email', { body })
  expect(answer.status).toBeLessThan(500)
  expect((await ana.call('GET', '/user/info')).status).toBe(200)
  expect((await laura.call('PUT', '/user/profile', { body: {} })).status).toBe(503)
})

test('a payment that has begun is completed by the events of the processor', async () => {
  const { id } = await ready(laura, { checkIn: '2027-03-01', checkOut: '2027-03-05' })
  await payPart(laura, id)
  await start()
  await deliverEvents(marea)
  await marea.runJobs()
  await ana.call('DELETE', '/admin/maintenance')
  pass()
  expect((await read(laura, id)).status).toBe('confirmed')
})

test('assistants are refused too', async () => {
  await start()
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const { statusCode, body } = await marea.app.inject({ method: 'POST', url: '/mcp', payload })
  expect(statusCode).toBe(503)
  expect(body).toContain('closed for maintenance')
})

test('its end can be moved, past it Marea stays closed, and the end opens it', async () => {
  await start()
  await start({ minutes: 5, reason: 'Nearly done' })
  marea.clock.advance({ minutes: 6 })
  const late = await marea.call('GET', '/suites')
  expect([late.status, late.headers['retry-after']]).toEqual([503, '60'])
  expect((await ana.call('DELETE', '/admin/maintenance')).body.result).toBeNull()
  pass()
  expect((await marea.call('GET', '/suites')).status).toBe(200)
  const again = await ana.call('DELETE', '/admin/maintenance')
  expect(again.body.error.code).toBe('settings.unchanged')
  const acts = await marea.db
    .selectFrom('adminActs')
    .select(['act', 'details'])
    .where('act', 'like', 'maintenance.%')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(acts).toMatchObject([
    { act: 'maintenance.ended' },
    { act: 'maintenance.started', details: { reason: 'Nearly done' } },
  ])
})

test.each([
  { minutes: 4, reason: 'Too short' },
  { minutes: 1441, reason: 'Too long' },
  { minutes: 30, reason: 'no' },
])('%j is refused', async (body) => {
  expect((await start(body)).body.error.code).toBe('request.invalid')
  expect((await marea.call('GET', '/suites')).status).toBe(200)
})
