import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { integrationsConsequences } from '#integrations/consequences.ts'
import { followStored } from '#platform/events/consequences.ts'
import {
  openWebhookWorld,
  type WebhookCast,
  type WebhookWorld,
} from '../../../test/integrations/webhook-world.ts'
import { fund } from '../../../test/ledger-totals.ts'
import { readyBankAccount, withdraw } from '../../../test/payouts/withdrawals.ts'
import { mailsTo, signedIn, signInFully } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, move, reviewDraft } from '../../../test/stays.ts'
import { jobNamed, runSchedule } from '../../../test/test-app.ts'

let world: WebhookWorld
let cast: WebhookCast
let id: string
let secret: string

beforeAll(async () => {
  world = await openWebhookWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  cast = await world.newCast()
  const added = (await cast.add()).body.result
  id = added.endpoint.id
  secret = added.secret
})

const book = (given: object = {}) =>
  booked(world.marea, cast.laura, { slug: cast.home.slug, ...given })

const thisWeek = { checkIn: '2026-11-18', checkOut: '2026-11-22' }

const follow = (...kinds: string[]) =>
  cast.ines.call('PUT', `/webhook-endpoints/${id}`, { body: { kinds } })

const sendTest = () => cast.ines.call('POST', `/webhook-endpoints/${id}/test`)

async function detailsOf(delivery: string) {
  return (await cast.ines.call('GET', `/webhook-deliveries/${delivery}`)).body.result
}

async function endpoint() {
  return (await cast.ines.call('GET', '/webhook-endpoints')).body.result[0]
}

test('a booking is sent once it is committed, signed, versioned and without the guest', async () => {
  const { id: bookingId, reference } = await book()
  expect(world.receiver.received).toEqual([])
  await world.settle()
  const [event] = world.read(secret)
  expect(event).toEqual({
    id: expect.stringMatching(/^evt_[\w-]{24}$/),
    type: 'booking.confirmed',
    apiVersion: '2026-11-01',
    createdAt: '2026-11-15T12:00:00Z',
    data: {
      booking: {
        ...{ id: bookingId, reference, status: 'confirmed', guests: 2 },
        ...{ checkIn: '2027-01-10', checkOut: '2027-01-14' },
        home: { slug: cast.home.slug, name: expect.any(String) },
        payout: { amount: expect.any(Number), currency: 'USD' },
      },
    },
  })
  expect(world.receiver.received).toMatchObject([
    {
      path: '/bookings',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'marea-webhooks/1',
      },
    },
  ])
  expect(JSON.stringify(world.receiver.received)).not.toContain(`laura${cast.casts}`)
  expect(await cast.log(id)).toMatchObject([
    { status: 'delivered', attempts: 1, eventId: event.id },
  ])
})

test('a body that was changed, or sent later, does not pass the check', async () => {
  await sendTest()
  await world.deliver()
  const [request] = world.receiver.received
  const changed = { ...request, body: request?.body.replace('test', 'best') ?? '' }
  world.receiver.received.splice(0, 1, changed as never)
  expect(() => world.read(secret)).toThrow('No signature matches.')
  world.receiver.received.splice(0, 1, request as never)
  world.marea.clock.advance({ minutes: 6 })
  expect(() => world.read(secret)).toThrow('too old')
})

test('only the chosen events are sent, each once, however often its job runs', async () => {
  const booking = await book()
  await world.marea.runJobs()
  const stored = await world.marea.db
    .selectFrom('events')
    .selectAll()
    .where('kind', '=', 'booking.confirmed')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  await followStored(world.marea.ctx(), { integrations: integrationsConsequences }, stored)
  await move(cast.laura, `/bookings/${booking.id}/cancellation`, { to: 'wallet' })
  await world.settle()
  await world.deliver()
  expect(world.read(secret).map(({ type }) => type)).toEqual([
    'booking.confirmed',
    'booking.canceled',
  ])
  expect(new Set(world.read(secret).map((event) => event.id)).size).toBe(2)
})

test('two processes that deliver at once send each event once', async () => {
  for (let count = 0; count < 5; count += 1) await sendTest()
  await Promise.all([world.deliver(), world.deliver(), world.deliver()])
  await world.deliver()
  expect(world.receiver.received).toHaveLength(5)
})

test('calendar and message events have their own data', async () => {
  const kinds = ['calendar.changed', 'message.received']
  await cast.ines.call('PUT', `/webhook-endpoints/${id}`, { body: { kinds } })
  const { body } = await cast.laura.call('POST', '/rooms', { body: { slug: cast.home.slug } })
  const message = { id: crypto.randomUUID(), text: 'Is the pool warm?' }
  await cast.laura.call('POST', `/rooms/${body.result.id}/messages`, { body: message })
  await book()
  await world.settle()
  const events = world.read(secret)
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    ...['calendar.changed', 'calendar.changed', 'message.received'],
  ])
  const nights = events.filter(({ type }) => type === 'calendar.changed')
  expect(nights.map(({ data }) => [data.nights.reason, data.nights.isAvailable])).toEqual([
    ['hold', false],
    ['booking', false],
  ])
  expect(nights[0].data.nights).toMatchObject({
    ...{ from: '2027-01-10', to: '2027-01-14', home: { slug: cast.home.slug } },
  })
  expect(JSON.stringify(world.receiver.received)).not.toContain('pool')
})

test('a review is sent when it is published, and not while it is sealed', async () => {
  await follow('review.published')
  const { id: bookingId } = await book(thisWeek)
  const { laura, ines } = cast
  world.marea.clock.set('2026-11-22T21:00:00Z')
  await laura.call('PUT', `/bookings/${bookingId}/review`, { body: reviewDraft })
  await world.settle()
  expect(world.receiver.received).toEqual([])
  const ofGuest = { stars: 4, text: 'Kind people' }
  await ines.call('PUT', `/owner/bookings/${bookingId}/review`, { body: ofGuest })
  await world.settle()
  expect(world.read(secret)).toMatchObject([{ type: 'review.published' }])
  const { stars, text, language } = { ...reviewDraft, stars: reviewDraft.overall }
  expect(world.read(secret)[0].data).toEqual({
    review: {
      id: expect.any(String),
      home: { slug: cast.home.slug, name: expect.any(String) },
      ...{ stars, text, language },
    },
  })
})

test('a payout is sent to its owner when it goes to the bank, a withdrawal of a guest to nobody', async () => {
  await follow('payout.sent')
  const admin = await signedIn(world.marea, `ana${cast.casts}`, { profile: 'ADMIN' })
  const amount = 100_00
  const { marea } = world
  const ofInes = await readyBankAccount(marea, cast.ines)
  const ofLaura = await readyBankAccount(marea, cast.laura)
  await fund(world.marea.ctx(), cast.laura.id, 150_00)
  const withdrawal = (await withdraw(cast.laura, { bankAccountId: ofLaura, amount })).body.result
  await book(thisWeek)
  world.marea.clock.set('2026-11-20T12:00:00Z')
  await runFanOut(world.marea.ctx(), settleStays)
  const ines = await signInFully(world.marea, cast.ines.email)
  const made = await move(ines, '/owner/payouts', { bankAccountId: ofInes, amount })
  const [payout] = made.body.result.items
  for (const { id } of [payout, withdrawal]) {
    await admin.call('POST', `/admin/withdrawals/${id}/approval`)
  }
  await world.settle()
  expect(world.receiver.received).toEqual([])
  const batch = await admin.call('POST', '/admin/payout-batches', { body: { country: 'US' } })
  await admin.call('POST', `/admin/payout-batches/${batch.body.result.id}/sending`)
  await world.settle()
  expect(world.read(secret)).toMatchObject([{ type: 'payout.sent' }])
  expect(world.read(secret)[0].data).toEqual({
    payout: {
      id: payout.id,
      amount: { amount, currency: 'USD' },
      arrivesOn: expect.stringMatching(/^2026-1\d-\d\d$/),
    },
  })
})

test('a statement is sent when its month is closed, once', async () => {
  await follow('statement.ready')
  await book(thisWeek)
  world.marea.clock.set('2026-11-20T12:00:00Z')
  await runFanOut(world.marea.ctx(), settleStays)
  world.marea.clock.set('2026-12-01T11:00:00Z')
  const close = () => runSchedule(world.marea, 'owners.close-months')
  await close()
  await close()
  await world.settle()
  expect(world.read(secret)).toMatchObject([
    { type: 'statement.ready', data: { statement: { month: '2026-11' } } },
  ])
})

test('a failing receiver is asked again after growing pauses, for three days', async () => {
  await sendTest()
  world.receiver.answerNext(...Array(10).fill({ status: 500, body: 'Sorry' }))
  const pauses: number[] = []
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await world.deliver()
    await world.deliver()
    const [delivery] = await cast.log(id)
    expect(delivery.attempts).toBe(attempt + 1)
    if (!delivery.nextAttemptAt) break
    const next = Temporal.Instant.from(delivery.nextAttemptAt)
    pauses.push(next.since(world.marea.clock.now()).total('minutes'))
    world.marea.clock.set(delivery.nextAttemptAt)
  }
  expect(pauses).toEqual([1, 5, 30, 120, 300, 600, 840, 1200, 1200])
  const [delivery] = await cast.log(id)
  expect(delivery).toMatchObject({ status: 'failed', attempts: 10, nextAttemptAt: null })
  const { log } = await detailsOf(delivery.id)
  expect(log).toHaveLength(10)
  expect(log[0]).toMatchObject({ status: 500, failure: null, response: 'Sorry' })
})

test('an endpoint that failed for three days is turned off, and its person told', async () => {
  await sendTest()
  world.receiver.answerNext(...Array(20).fill({ status: 503 }))
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await world.deliver()
    world.marea.clock.advance({ hours: 20 })
  }
  expect(await endpoint()).toMatchObject({ state: 'disabled' })
  const mails = await mailsTo(world.marea, cast.ines.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Webhook desactivado: webhooks.marea.test'])
  expect(mails[0]?.text).toContain(`/property-management/integrations/${id}`)
  const sent = world.receiver.received.length
  await book()
  await world.settle()
  expect(world.receiver.received).toHaveLength(sent)
  expect((await sendTest()).body.error.code).toBe('webhooks.off')
})

test('an endpoint that was off is turned on again, and what it missed sent by hand', async () => {
  await sendTest()
  const off = await cast.ines.call('PUT', `/webhook-endpoints/${id}`, { body: { isOn: false } })
  expect(off.body.result.state).toBe('paused')
  const [{ id: delivery, status }] = await cast.log(id)
  expect(status).toBe('failed')
  await world.deliver()
  expect(world.receiver.received).toEqual([])
  const replay = () => cast.ines.call('POST', `/webhook-deliveries/${delivery}/replay`)
  expect((await replay()).body.error.code).toBe('webhooks.off')
  await cast.ines.call('PUT', `/webhook-endpoints/${id}`, { body: { isOn: true } })
  expect((await replay()).body.result).toMatchObject({ status: 'waiting' })
  await world.deliver()
  expect(world.read(secret)).toMatchObject([{ type: 'test' }])
})

test('a delivery that is sent again has the same id and body', async () => {
  await book()
  await world.settle()
  const [{ id: delivery }] = await cast.log(id)
  await cast.ines.call('POST', `/webhook-deliveries/${delivery}/replay`)
  await world.deliver()
  const [first, second] = world.receiver.received
  expect(second?.body).toBe(first?.body)
  expect(await cast.log(id)).toMatchObject([{ status: 'delivered', attempts: 1 }])
  expect((await detailsOf(delivery)).log).toHaveLength(2)
})

test('a success ends a failure', async () => {
  await sendTest()
  world.receiver.answerNext({ status: 500 })
  await world.deliver()
  expect((await endpoint()).failingSince).toBe('2026-11-15T12:00:00Z')
  world.marea.clock.advance({ minutes: 1 })
  await world.deliver()
  expect((await endpoint()).failingSince).toBeNull()
})

test('a failure right after a success begins a new count', async () => {
  const failingSince = Temporal.Instant.from('2026-11-10T12:00:00Z')
  const endpoints = world.marea.db.updateTable('webhookEndpoints').where('id', '=', id)
  await endpoints.set({ failingSince }).execute()
  await sendTest()
  await sendTest()
  world.receiver.answerNext({ status: 200 }, { status: 500 })
  await world.deliver()
  expect(await endpoint()).toMatchObject({ state: 'on', failingSince: '2026-11-15T12:00:00Z' })
})

test('a redirect is a failure that is not followed', async () => {
  await sendTest()
  const location = 'http://169.254.169.254/latest/meta-data/'
  world.receiver.answerNext({ status: 302, headers: { location } })
  await world.deliver()
  const [{ id: delivery, status }] = await cast.log(id)
  expect(status).toBe('waiting')
  expect((await detailsOf(delivery)).log).toMatchObject([{ status: 302 }])
  expect(world.receiver.received).toHaveLength(1)
})

test('of a long answer only the first kilobyte is kept, and it still counts', async () => {
  await sendTest()
  world.receiver.answerNext({ status: 200, body: `\0${'x'.repeat(3_000_000)}` })
  await world.deliver()
  const [{ id: delivery, status }] = await cast.log(id)
  expect(status).toBe('delivered')
  const [{ response }] = (await detailsOf(delivery)).log
  expect(response).toBe('x'.repeat(1023))
})

test('events arrive in the order in which they happened', async () => {
  for (let count = 0; count < 8; count += 1) await sendTest()
  const log = await cast.log(id)
  await world.deliver()
  const sent = world.read(secret).map((event) => event.id)
  expect(sent).toEqual(log.map((delivery: { eventId: string }) => delivery.eventId).reverse())
})

test('the log goes back 30 days', async () => {
  await sendTest()
  await world.deliver()
  const clean = () => jobNamed('webhooks.delete-log').handle(world.marea.ctx(), {})
  world.marea.clock.advance({ hours: 30 * 24 - 1 })
  await clean()
  const count = () => sql`select from webhook_deliveries`.execute(world.marea.db)
  expect((await count()).rows).toHaveLength(1)
  world.marea.clock.advance({ hours: 2 })
  await clean()
  expect((await count()).rows).toHaveLength(0)
  expect(await world.marea.readMetrics()).toMatch(
    /marea_outgoing_webhooks_total\{step="delivered"\} [1-9]/,
  )
})
