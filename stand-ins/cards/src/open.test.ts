import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardsStandIn, openCardsStandIn } from './open.ts'

const fonts = { regular: new Uint8Array(), semibold: new Uint8Array() }

let folder: string
let standIn: CardsStandIn
let stripe: Stripe
let now = 1_800_000_000_000

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marea-cards-'))
  standIn = await openCardsStandIn({ folder, fonts, now: () => now })
  stripe = clientOf(standIn)
})
afterAll(async () => {
  standIn.close()
  await rm(folder, { recursive: true, force: true })
})

function clientOf({ apiKey, port }: CardsStandIn) {
  return new Stripe(apiKey, { protocol: 'http', host: '127.0.0.1', port, maxNetworkRetries: 0 })
}

const order = { amount: 50_00, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }

test('a repeated idempotency key gives the first answer, or an error for other parameters', async () => {
  const key = { idempotencyKey: 'one' }
  const first = await stripe.paymentIntents.create(order, key)
  const second = await stripe.paymentIntents.create(order, key)
  expect(second.id).toBe(first.id)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  const other = stripe.paymentIntents.create({ ...order, amount: 60_00 }, key)
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
})

test('a declined card is a card error that is stored for its key', async () => {
  const declined = { ...order, payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds' }
  const tries = [1, 2].map(() =>
    stripe.paymentIntents.create(declined, { idempotencyKey: 'declined' }).catch((error) => error),
  )
  const [first, second] = await Promise.all(tries)
  expect(first).toBeInstanceOf(Stripe.errors.StripeCardError)
  expect(first).toMatchObject({ code: 'card_declined', decline_code: 'insufficient_funds' })
  expect(first.payment_intent.status).toBe('requires_payment_method')
  expect(second.payment_intent.id).toBe(first.payment_intent.id)
})

test('a wrong API key is refused, and an unknown id is not found', async () => {
  const stranger = new Stripe('sk_test_wrong', {
    protocol: 'http',
    host: '127.0.0.1',
    port: standIn.port,
  })
  await expect(stranger.customers.create()).rejects.toMatchObject({ statusCode: 401 })
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  })
})

test('requested fields are expanded, and a card’s number is never sent', async () => {
  const { id } = await stripe.paymentIntents.create(order)
  const intent = await stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.balance_transaction', 'payment_method'],
  })
  expect(intent.latest_charge).toMatchObject({ balance_transaction: { fee: 1_75, net: 48_25 } })
  expect(JSON.stringify(intent)).not.toContain('4242424242424242')
})

test('another process on the same folder serves the same data', async () => {
  const twin = await openCardsStandIn({ folder, fonts, now: () => now })
  const { id } = await stripe.paymentIntents.create(order)
  expect((await clientOf(twin).paymentIntents.retrieve(id)).status).toBe('succeeded')
  expect(twin.webhookSecret).toBe(standIn.webhookSecret)
  twin.close()
})

test('webhooks are sent late, some twice and out of order, and again when they are not accepted', async () => {
  const drain = async (isAccepted: boolean) => {
    const ids: string[] = []
    const receive = async (body: string) => {
      ids.push(JSON.parse(body).id)
      return isAccepted
    }
    await standIn.deliver(receive)
    return ids
  }
  now += 3_600_000
  while ((await drain(true)).length > 0);
  for (let charge = 0; charge < 20; charge += 1) await stripe.paymentIntents.create(order)
  expect(await drain(true)).toEqual([])
  now += 10_000
  const refused = await drain(false)
  expect(refused.length).toBe(50)
  now += 60_000
  const accepted: string[] = []
  for (let some = await drain(true); some.length > 0; some = await drain(true))
    accepted.push(...some)
  expect(new Set(accepted).size).toBe(60)
  expect(accepted.length).toBeGreaterThan(60)
  const emitted = standIn.store.list<{ id: string }>('event').map(({ id }) => id)
  expect(accepted.filter((id, index) => accepted.indexOf(id) === index)).not.toEqual(
    emitted.filter((id) => accepted.includes(id)).reverse(),
  )
})
