import type { PushMessage } from '@marea/contract/notifications/push.ts'
import { subscribe } from '@marea/push-stand-in/subscription.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { vapidKeysOf } from '#platform/push/vapid-keys.ts'
import { callAs, signedIn, signIn } from '../../../test/people.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { sendPush } from './send-push.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

let marea: TestApp
let laura: Someone
let count = 0

beforeAll(async () => {
  marea = await openTestApp({ environment: { PUSH_STAND_IN: 'true' } })
})
afterAll(() => marea.close())
beforeEach(async () => {
  count += 1
  // Jobs follow the database's clock: far ahead of it, nothing is sent again by itself.
  marea.clock.set('2099-01-01T12:00:00Z')
  await marea.db.deleteFrom('pushSubscriptions').execute()
  await sql`delete from pgboss.job where name = 'push.deliver'`.execute(marea.db)
  service().received.length = 0
  laura = await signedIn(marea, `laura${count}`, { language: 'es' })
})

function service() {
  const { standIn } = marea.ports.push
  if (!standIn) throw new Error('There is no stand-in.')
  return standIn
}

async function turnOn(by: Someone = laura, given: object = {}) {
  const { publicKey } = (await by.call('GET', '/push-subscription')).body.result
  const subscription = { ...subscribe(publicKey), ...given }
  return by.call('PUT', '/push-subscription', { body: subscription })
}

async function isOn(by: Someone = laura): Promise<boolean> {
  return (await by.call('GET', '/push-subscription')).body.result.isOn
}

const confirmed = {
  title: 'Reserva confirmada',
  body: 'Casa Almendro, 10–14 ene',
  path: '/my-bookings?booking=1',
  tag: 'booking:1',
}

async function push(given: object = {}): Promise<void> {
  await inTransaction(marea.ctx(), (ctx) =>
    sendPush(ctx, { userId: laura.id, ...confirmed, ...given }),
  )
  await marea.runJobs()
}

function shown(): PushMessage[] {
  return service().received.map(({ message }) => JSON.parse(message))
}

/** Messages that wait to be sent again: in how many seconds, and at which attempt. */
async function waiting(): Promise<number[][]> {
  const { rows } = await sql<{ startAfter: Temporal.Instant; attempt: number }>`
    select start_after "startAfter", (data->>'attempt')::int attempt from pgboss.job
    where name = 'push.deliver' and state = 'created'`.execute(marea.db)
  return rows.map(({ startAfter, attempt }) => [
    startAfter.since(marea.clock.now()).total('seconds'),
    attempt,
  ])
}

/** Sends again what waits, as a worker does when its time has come. */
async function retryNow(ctx = marea.ctx()): Promise<void> {
  const { rows } = await sql<{ data: object }>`
    delete from pgboss.job where name = 'push.deliver' and state = 'created' returning data`.execute(
    marea.db,
  )
  for (const { data } of rows) await jobNamed('push.deliver').handle(ctx, data)
}

test('every device of a person gets the message, encrypted for it and signed by us', async () => {
  const { token } = (await signIn(marea, laura.email)).body.result
  await turnOn()
  await turnOn({ ...laura, call: callAs(marea, token) })
  await push()
  expect(shown()).toEqual([
    { ...confirmed, lang: 'es' },
    { ...confirmed, lang: 'es' },
  ])
  expect(service().received[0]).toMatchObject({ ttl: 86_400, topic: expect.any(String) })
  const rows = await marea.db.selectFrom('pushSubscriptions').select('lastSuccessAt').execute()
  expect(rows.map(({ lastSuccessAt }) => lastSuccessAt?.toString())).toEqual([
    ...['2099-01-01T12:00:00Z', '2099-01-01T12:00:00Z'],
  ])
  expect(await marea.readMetrics()).toMatch(/marea_push_total\{step="sent"\} [1-9]/)
})

test('nothing is sent to people without devices, or by a transaction that fails', async () => {
  await push()
  await turnOn()
  const failing = inTransaction(marea.ctx(), async (ctx) => {
    await sendPush(ctx, { userId: laura.id, ...confirmed })
    throw new Error('no nights left')
  })
  await expect(failing).rejects.toThrow('no nights left')
  await marea.runJobs()
  expect(shown()).toEqual([])
})

test('a long text is shortened, whatever it is written in', async () => {
  await turnOn()
  await push({ title: '🏝️'.repeat(500), body: 'á'.repeat(5000) })
  const [message] = shown()
  expect(message?.title.endsWith('…')).toBe(true)
  expect(Array.from(message?.body ?? '')).toHaveLength(400)
})

test('the key pair is the same in every process of an installation', () => {
  const { publicKey, privateKey } = vapidKeysOf(marea.ports.secrets)
  expect(vapidKeysOf({ ...marea.ports.secrets })).toEqual({ publicKey, privateKey })
  expect([publicKey.length, privateKey.length]).toEqual([87, 43])
})

test('a busy or failing push service is asked again, when it says or after growing pauses', async () => {
  await turnOn()
  const date = 'Thu, 01 Jan 2099 12:20:00 GMT'
  service().failNext({ status: 429, retryAfter: '90' }, { status: 503, retryAfter: date })
  service().failNext({ status: 500 }, { status: 502 }, { status: 429, retryAfter: '999999' })
  await push()
  const pauses = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    pauses.push(...(await waiting()))
    await retryNow()
  }
  expect(pauses).toEqual([
    [90, 2],
    [1200, 3],
    [120, 4],
    [240, 5],
    [3600, 6],
  ])
  expect(shown()).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('a message is given up after a day, and says before how long it is still good', async () => {
  await turnOn()
  service().failNext({ status: 503 })
  await push()
  marea.clock.advance({ hours: 20 })
  service().failNext({ status: 503 })
  await retryNow()
  marea.clock.advance({ hours: 3 })
  await retryNow()
  expect(service().received[0]?.ttl).toBe(3600)
  service().failNext({ status: 503 })
  await push()
  marea.clock.advance({ hours: 24 })
  await retryNow()
  expect([service().received.length, await waiting()]).toEqual([1, []])
})

test.each([403, 404, 410])('a device that is gone (%i) is removed', async (status) => {
  await turnOn()
  service().failNext({ status })
  await push()
  expect(await isOn()).toBe(false)
  await push()
  expect(shown()).toEqual([])
})

test('a refused message is not repeated and keeps the device; logs name nobody', async () => {
  let written = ''
  const log = pino({}, { write: (line: string) => (written += line) })
  await turnOn()
  service().failNext({ status: 503 }, { status: 413 })
  await push()
  await retryNow({ ...marea.ctx(), log })
  expect([await isOn(), await waiting()]).toEqual([true, []])
  expect(written).toContain('"outcome":"refused"')
  expect(written).not.toMatch(/laura|Reserva|push\.marea\.test/)
})

test.each([
  'https://127.0.0.1/send/a',
  'https://localhost/send/a',
  'https://[::1]/send/a',
  'https://10.0.0.8/send/a',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/send/a',
  'http://8.8.8.8/send/a',
  'https://somebody:secret@8.8.8.8/send/a',
  'ftp://8.8.8.8/a',
  'javascript:alert(1)',
  'no address',
])('the endpoint %s is refused', async (endpoint) => {
  const { status, body } = await turnOn(laura, { endpoint })
  expect([status, body.error.code]).toEqual([400, 'push.endpoint_refused'])
  expect(await isOn()).toBe(false)
})

test('a device whose address leads into our network by now is removed unasked', async () => {
  await turnOn()
  await marea.db
    .updateTable('pushSubscriptions')
    .set({ endpoint: 'https://127.0.0.1/send/a' })
    .execute()
  await push()
  expect(await isOn()).toBe(false)
})

test.each([
  [{ keys: { p256dh: 'short', auth: 'short' } }],
  [{ keys: {} }],
  [{ endpoint: 'x'.repeat(3000) }],
  [{ unknown: true }],
])('a subscription like %o is invalid', async (given) => {
  expect((await turnOn(laura, given)).body.error.code).toBe('request.invalid')
})

test('the device is forgotten when it is turned off, and when it signs out', async () => {
  await turnOn()
  expect(await isOn()).toBe(true)
  expect((await laura.call('DELETE', '/push-subscription')).body.result.isOn).toBe(false)
  expect(await isOn()).toBe(false)
  await turnOn()
  await laura.call('DELETE', '/user/session')
  expect(await rowCount()).toBe(0)
})

test('the device is forgotten with the account', async () => {
  await turnOn()
  await laura.call('DELETE', '/user', { body: { password: 'Marea2026' } })
  expect(await rowCount()).toBe(0)
})

test('a person’s switch says nothing about the devices of others', async () => {
  await turnOn()
  const stranger = await signedIn(marea, `eve${count}`)
  expect(await isOn(stranger)).toBe(false)
  await stranger.call('DELETE', '/push-subscription')
  expect(await isOn()).toBe(true)
  const data = (await stranger.call('GET', '/user/data')).body
  expect(JSON.parse(JSON.stringify(data.result ?? data)).pushSubscriptions).toEqual([])
})

test('a device that changes hands notifies only its new person', async () => {
  const { publicKey } = (await laura.call('GET', '/push-subscription')).body.result
  const body = subscribe(publicKey)
  await laura.call('PUT', '/push-subscription', { body })
  const daniel = await signedIn(marea, `daniel${count}`)
  await daniel.call('PUT', '/push-subscription', { body })
  expect([await isOn(), await isOn(daniel)]).toEqual([false, true])
  await push()
  expect(shown()).toEqual([])
})

test('ten devices have room; the one used longest ago makes way', async () => {
  await turnOn()
  for (let device = 1; device <= 10; device += 1) {
    marea.clock.advance({ minutes: 1 })
    const { token } = (await signIn(marea, laura.email)).body.result
    await turnOn({ ...laura, call: callAs(marea, token) })
  }
  expect([await rowCount(), await isOn()]).toEqual([10, false])
})

test('turning it on again and again is limited', async () => {
  const codes = []
  for (let turn = 0; turn < 31; turn += 1) codes.push((await turnOn()).body.error?.code)
  expect(codes.filter(Boolean)).toEqual(['push.too_many'])
})

test('a person may see that notifications arrive', async () => {
  await turnOn()
  expect((await laura.call('POST', '/push-subscription/test')).body.result).toEqual({ done: true })
  await marea.runJobs()
  expect(shown()).toMatchObject([{ title: 'Las notificaciones están activadas', lang: 'es' }])
})

test('the data export names the services, not their secret addresses', async () => {
  await turnOn()
  const { body } = await laura.call('GET', '/user/data')
  const text = JSON.stringify(body)
  expect(text).toContain('"service":"push.marea.test"')
  expect(text).not.toContain('/send/')
})

async function rowCount(): Promise<number> {
  return (await marea.db.selectFrom('pushSubscriptions').select('id').execute()).length
}

test('two people who register one browser at the same moment both get an answer', async () => {
  const others = await Promise.all([1, 2, 3, 4].map((one) => signedIn(marea, `p${count}-${one}`)))
  const subscription = subscribe('any key')
  const answers = await Promise.all(
    [laura, ...others].map(({ call }) => call('PUT', '/push-subscription', { body: subscription })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const rows = await marea.db.selectFrom('pushSubscriptions').select('id').execute()
  expect(rows.length).toBe(1)
})
