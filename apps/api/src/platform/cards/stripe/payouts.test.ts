import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CardsStandIn, openCardsStandIn } from '@marea/cards-stand-in/open.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardProcessor } from '#platform/cards/port.ts'
import { createStripeAdapter } from './adapter.ts'

const day = 86_400_000

let folder: string
let standIn: CardsStandIn
let cards: CardProcessor
let now = Date.UTC(2026, 10, 2, 12)
let customerId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marea-payouts-'))
  const fonts = { regular: new Uint8Array(), semibold: new Uint8Array() }
  standIn = await openCardsStandIn({ folder, fonts, now: () => now })
  const { apiKey: secretKey, webhookSecret, port: standInPort } = standIn
  cards = createStripeAdapter({ secretKey, webhookSecret, standInPort }, pino({ level: 'silent' }))
  customerId = await cards.createCustomer(randomUUID())
})
afterAll(async () => {
  standIn.close()
  await rm(folder, { recursive: true, force: true })
})

async function paid(amount: number): Promise<string> {
  const charge = await cards.charge({
    chargeId: randomUUID(),
    purpose: 'deposit',
    reference: randomUUID(),
    amount,
    currency: 'USD',
    customerId,
    paymentMethodId: 'pm_card_visa',
    savesCard: false,
    returnUrl: 'https://marea.test/my-wallet',
  })
  if (charge.status !== 'succeeded') throw new Error(`The charge is ${charge.status}.`)
  return charge.processorId
}

test('a payout pays out what is available, and its list adds up to it', async () => {
  const chargeProcessorId = await paid(100_00)
  await cards.refund({ refundId: randomUUID(), chargeProcessorId, amount: 40_00 })
  expect(await cards.retrieveBalance()).toBe(56_80)
  expect(standIn.payOut()).toBeUndefined()
  now += 3 * day
  const id = standIn.payOut()?.id ?? ''
  expect(await cards.retrievePayout(id)).toMatchObject({
    amount: 56_80,
    currency: 'USD',
    status: 'in_transit',
    isItemized: false,
    traceId: null,
  })
  expect(await cards.retrieveBalance()).toBe(0)
  standIn.completePayout(id)
  expect(await cards.retrievePayout(id)).toMatchObject({
    status: 'paid',
    isItemized: true,
    traceId: expect.stringMatching(/^\d{15}$/),
  })
  const { items, hasMore } = await cards.listTransactions({ payoutId: id })
  expect(hasMore).toBe(false)
  const parts = items.filter(({ category }) => category !== 'payout')
  expect(parts.map(({ category }) => category).toSorted()).toEqual(['charge', 'refund'])
  expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(56_80)
  const charge = parts.find(({ category }) => category === 'charge')
  expect(charge).toMatchObject({ amount: 100_00, fee: 3_20, net: 96_80, chargeProcessorId })
})

test('a payout that fails after it was paid is in the balance again', async () => {
  await paid(200_00)
  now += 3 * day
  const id = standIn.payOut()?.id ?? ''
  standIn.completePayout(id)
  expect(await cards.retrieveBalance()).toBe(0)
  standIn.failPayout(id)
  expect(await cards.retrievePayout(id)).toMatchObject({
    status: 'failed',
    failureCode: 'account_closed',
  })
  expect(await cards.retrieveBalance()).toBe(193_90)
})

test('rows and payouts are read page by page, without the same one twice', async () => {
  for (let count = 0; count < 105; count += 1) await paid(10_00)
  const first = await cards.listTransactions({})
  expect(first).toMatchObject({ hasMore: true })
  const second = await cards.listTransactions({ after: first.items.at(-1)?.id })
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(second.hasMore).toBe(false)
  expect(new Set(ids).size).toBe(ids.length)
  const since = Temporal.Instant.fromEpochMilliseconds(now)
  const recent = await cards.listTransactions({ since })
  expect(recent.items.length + 5).toBeGreaterThanOrEqual(100)
  expect((await cards.listPayouts({})).items).toHaveLength(2)
})

test('an event of a payout names it, and so does one made by hand, which has no list', async () => {
  const event = { type: 'payout.paid', objectId: 'po_1' }
  expect(await cards.findEventSubject(event)).toEqual({ kind: 'payout', payoutId: 'po_1' })
})
