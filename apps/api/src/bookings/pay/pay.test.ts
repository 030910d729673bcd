import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expireBookingHoldsJob } from '#bookings/jobs.ts'
import { moneyOf } from '#platform/documents/receipt-format.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences, fund } from '../../../test/ledger-totals.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { answerBank, deliverEvents } from '../../../test/stand-ins/cards.ts'
import { type Guest, hold, move, openHouse, read, ready } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let laura: Guest
let daniel: Guest
let day = 1

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura, daniel } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

/** Every test uses different nights. */
function nights() {
  day += 5
  const checkIn = Temporal.PlainDate.from('2027-01-01').add({ days: day })
  return { checkIn: checkIn.toString(), checkOut: checkIn.add({ days: 4 }).toString() }
}

type Kind = { kind: string }

const visa = { paymentMethodId: 'pm_card_visa' }
const pay = (guest: Guest, id: string, body: object, key?: string) =>
  move(guest, `/bookings/${id}/payment`, body, key)

const balance = (account: string) => balanceOf(marea, account)

function record() {
  return marea.ports.cards.standIn?.record() ?? { charges: [], refunds: [] }
}

/** Every charge that was begun for a booking. */
async function chargesOf(id: string) {
  const query = sql`select status, amount, refunded from charges where reference = ${id}`
  return (await query.execute(marea.db)).rows
}

test('a card pays the quote to the cent and the webhook confirms the stay', async () => {
  const { id, total } = await ready(laura, nights())
  const answer = await pay(laura, id, visa)
  expect(answer.body.result).toMatchObject({ status: 'processing', booking: { status: 'held' } })
  await deliverEvents(marea)
  expect(await read(laura, id)).toMatchObject({
    status: 'confirmed',
    holdExpiresAt: null,
    paid: { card: total, credit: { amount: 0 } },
    payment: { status: 'succeeded' },
    arrival: { street: '3450 Main Highway', notes: { en: 'The key is under the almond tree.' } },
    can: ['cancel', 'change', 'receive', 'identify'],
  })
  expect(await balance(ledgerAccounts.escrow(id))).toBe(total.amount)
  expect(await differences(marea)).toEqual([])
})

test('what is no payment method id is refused before anything is charged', async () => {
  const { id } = await ready(laura, nights())
  const wrong = ['', 'pm_', '4242424242424242', 'tok_visa', 'pm_card visa', `pm_${'x'.repeat(201)}`]
  for (const paymentMethodId of wrong) {
    const { status, body } = await pay(laura, id, { paymentMethodId })
    expect({ status, code: body.error?.code }).toEqual({ status: 400, code: 'request.invalid' })
  }
  expect(await read(laura, id)).toMatchObject({ status: 'held', payment: null })
  await pay(laura, id, visa)
  await deliverEvents(marea)
  expect(await read(laura, id)).toMatchObject({ status: 'confirmed' })
})

test('the wallet pays first and the card the rest', async () => {
  const { id, total } = await ready(laura, nights())
  await fund(marea.ctx(), laura.id, 500_00)
  await pay(laura, id, { ...visa, useCredit: true })
  expect(await balance(ledgerAccounts.wallet(laura.id))).toBe(0)
  await deliverEvents(marea)
  expect(await read(laura, id)).toMatchObject({
    status: 'confirmed',
    paid: { credit: { amount: 500_00 }, card: { amount: total.amount - 500_00 } },
  })
  expect(await balance(ledgerAccounts.escrow(id))).toBe(total.amount)
  expect(await balance(ledgerAccounts.depositHold(laura.id))).toBe(0)
})

test('a wallet that covers all confirms at once, without a card', async () => {
  const { id, total } = await ready(laura, nights())
  await fund(marea.ctx(), laura.id, total.amount)
  const answer = await pay(laura, id, { useCredit: true })
  expect(answer.body.result).toMatchObject({
    status: 'confirmed',
    booking: { status: 'confirmed' },
  })
  expect(await balance(ledgerAccounts.wallet(laura.id))).toBe(0)
})

test('a card never pays less than its minimum: the wallet leaves it fifty cents', async () => {
  const { id, total } = await ready(laura, nights())
  await fund(marea.ctx(), laura.id, total.amount - 10)
  await pay(laura, id, { ...visa, useCredit: true })
  await deliverEvents(marea)
  expect(await read(laura, id)).toMatchObject({ paid: { card: { amount: 50 } } })
  await marea.runJobs()
  expect(await balance(ledgerAccounts.wallet(laura.id))).toBe(40)
  const { id: next } = await ready(laura, nights())
  await pay(laura, next, { ...visa, useCredit: true })
  await deliverEvents(marea)
  expect(await balance(ledgerAccounts.wallet(laura.id))).toBe(0)
})

describe('a card that is declined', () => {
  test('keeps the hold and returns the wallet’s part, and another card pays', async () => {
    const { id } = await ready(laura, nights())
    await fund(marea.ctx(), laura.id, 100_00)
    const declined = {
      paymentMethodId: 'pm_card_visa_chargeDeclinedInsufficientFunds',
      useCredit: true,
    }
    const answer = await pay(laura, id, declined)
    expect(answer.body.result).toMatchObject({ status: 'failed', failure: 'insufficient_funds' })
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({
      status: 'held',
      payment: { status: 'failed', failure: 'insufficient_funds' },
    })
    expect(await balance(ledgerAccounts.wallet(laura.id))).toBe(100_00)
    await pay(laura, id, { ...visa, useCredit: true })
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({ status: 'confirmed' })
  })
})

describe('a bank that requires authentication', () => {
  const asking = { paymentMethodId: 'pm_card_authenticationRequired' }

  test('confirms the stay when it approves, even if the browser never returns', async () => {
    const { id } = await ready(laura, nights())
    const { body } = await pay(laura, id, asking)
    expect(body.result).toMatchObject({ status: 'requires_action', nextAction: { type: 'page' } })
    await answerBank(marea, body.result.nextAction.url, 'yes')
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({ status: 'confirmed' })
  })

  test('declines, and the hold stays', async () => {
    const { id } = await ready(laura, nights())
    const { body } = await pay(laura, id, asking)
    await answerBank(marea, body.result.nextAction.url, 'no')
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({ status: 'held', payment: { status: 'failed' } })
  })

  test('may be replaced by another card; a late approval is refunded', async () => {
    const { id, total } = await ready(laura, nights())
    const { body } = await pay(laura, id, asking)
    await pay(laura, id, visa)
    await answerBank(marea, body.result.nextAction.url, 'yes')
    const before = record().refunds.length
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({ status: 'confirmed', paid: { card: total } })
    expect(record().refunds.length - before).toBe(1)
    expect(await balance(ledgerAccounts.escrow(id))).toBe(total.amount)
    expect(await differences(marea)).toEqual([])
  })
})

describe('a charge that succeeds after the hold expired', () => {
  let lateStay = ''

  test('is refunded, and the guest is notified', async () => {
    const stay = nights()
    const { id, total } = await ready(laura, stay)
    lateStay = id
    const { body } = await pay(laura, id, { paymentMethodId: 'pm_card_authenticationRequired' })
    marea.clock.advance({ minutes: 16 })
    await expireBookingHoldsJob.handle(marea.ctx(), {})
    await hold(daniel, stay)
    await answerBank(marea, body.result.nextAction.url, 'yes')
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({
      status: 'expired',
      paid: { card: { amount: 0 } },
    })
    expect(record().refunds.map(({ amount }) => amount)).toContain(total.amount)
    expect(await balance(ledgerAccounts.escrow(id))).toBe(0)
    const told = await marea.db
      .selectFrom('events')
      .select('data')
      .where('kind', '=', 'booking.payment_returned')
      .where('subject', '=', `user:${laura.id}`)
      .orderBy('id', 'desc')
      .execute()
    expect(told[0]?.data).toMatchObject({ bookingId: id, amount: total.amount })
  })

  test('has a receipt of its own, with the payment and the refund', async () => {
    const { items } = (await laura.call('GET', '/purchases?limit=100')).body.result
    const ofStay = items.filter(({ reference }: { reference: string }) => reference === lateStay)
    const [charge, back] = ofStay.toSorted((a: Kind, b: Kind) => (a.kind < b.kind ? -1 : 1))
    expect([charge.kind, back.kind]).toEqual(['charge', 'refund'])
    expect(charge.receipt).toEqual({ purpose: 'charge', reference: charge.id })
    expect(back.receipt).toEqual(charge.receipt)
    const answer = await marea.app.inject({
      url: `/api/purchases/${charge.id}/receipt.pdf?language=en`,
      headers: { authorization: laura.token },
    })
    const words = textOfPdf(answer.rawPayload)
    expect(words.join(' ')).toContain('We couldn’t use this payment for the stay')
    const shown = moneyOf(charge.amount.amount, 'en')
    expect(words.filter((word) => word.startsWith(shown))).toHaveLength(2)
    expect(words.some((word) => word.startsWith(moneyOf(0, 'en')))).toBe(true)
    expect(words.filter((word) => word.endsWith('USD'))).toHaveLength(1)
  })

  test('still confirms when the expired hold has not been released yet', async () => {
    const { id } = await ready(laura, nights())
    await pay(laura, id, visa)
    marea.clock.advance({ minutes: 16 })
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({ status: 'confirmed' })
  })
})

describe('nothing is charged twice', () => {
  test('with ten clicks under one key and ten under others', async () => {
    const { id, total } = await ready(laura, nights())
    const key = randomUUID()
    const before = record().charges.length
    const clicks = Array.from({ length: 20 }, (_, index) =>
      pay(laura, id, visa, index < 10 ? key : undefined),
    )
    const answers = await Promise.all(clicks)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await deliverEvents(marea)
    expect(record().charges.length - before).toBe(1)
    expect(await balance(ledgerAccounts.escrow(id))).toBe(total.amount)
  })

  test.each([
    ['an empty wallet', 0],
    ['a wallet that pays a part', 100_00],
  ])('with twelve payments at once under their own keys and %s', async (_, credit) => {
    const { id, total } = await ready(laura, nights())
    if (credit > 0) await fund(marea.ctx(), laura.id, credit)
    const before = record().charges.length
    const request = { ...visa, useCredit: true }
    const answers = await Promise.all(Array.from({ length: 12 }, () => pay(laura, id, request)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await deliverEvents(marea)
    expect(record().charges.length - before).toBe(1)
    const amount = total.amount - credit
    expect(await chargesOf(id)).toEqual([{ status: 'succeeded', amount, refunded: 0 }])
    expect(await balance(ledgerAccounts.escrow(id))).toBe(total.amount)
    expect(await differences(marea)).toEqual([])
  })

  test('with payments at once that differ: one is charged and the others say that it runs', async () => {
    const { id, total } = await ready(laura, nights())
    await fund(marea.ctx(), laura.id, 100_00)
    const before = record().charges.length
    const mastercard = { paymentMethodId: 'pm_card_mastercard' }
    const wishes = [visa, mastercard].flatMap((card) => [
      { ...card, useCredit: true },
      { ...card, useCredit: false },
    ])
    const answers = await Promise.all([...wishes, ...wishes].map((wish) => pay(laura, id, wish)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const { body } of refused) expect(body.error.code).toBe('booking.payment_running')
    await deliverEvents(marea)
    expect(record().charges.length - before).toBe(1)
    expect(await chargesOf(id)).toMatchObject([{ status: 'succeeded', refunded: 0 }])
    expect(await balance(ledgerAccounts.escrow(id))).toBe(total.amount)
    expect(await differences(marea)).toEqual([])
  })

  test('when the guest returns to the page after paying', async () => {
    const { id } = await ready(laura, nights())
    await pay(laura, id, visa)
    await deliverEvents(marea)
    const before = record().charges.length
    expect((await pay(laura, id, visa)).body.result).toMatchObject({ status: 'confirmed' })
    await deliverEvents(marea)
    expect(record().charges).toHaveLength(before)
  })
})

test('paying requires accepted house rules and a hold that has not expired', async () => {
  const { id } = await hold(laura, nights())
  expect((await pay(laura, id, visa)).body.error.code).toBe('booking.house_rules_unaccepted')
  await laura.call('PUT', `/bookings/${id}/house-rules`)
  marea.clock.advance({ minutes: 15 })
  const late = await pay(laura, id, visa)
  expect(late.status).toBe(410)
  expect(late.body.error.code).toBe('booking.hold_expired')
})

test('the booking’s price is charged, whatever amount the request carries', async () => {
  const { id } = await ready(laura, nights())
  const before = record().charges.length
  for (const forged of [{ amount: 1 }, { total: { amount: 1, currency: 'USD' } }]) {
    const answer = await pay(laura, id, { ...visa, ...forged })
    expect([answer.status, answer.body.error.code]).toEqual([400, 'request.invalid'])
  }
  expect(record().charges).toHaveLength(before)
})

test('the confirmation page is public and shows nothing about the guest', async () => {
  const { id } = await ready(laura, nights())
  await pay(laura, id, visa)
  await deliverEvents(marea)
  const { body } = await marea.call('GET', `/bookings/${id}/confirmation`)
  expect(body.result).toMatchObject({ status: 'confirmed', suite: { name: 'Casa Almendro' } })
  expect(JSON.stringify(body)).not.toMatch(/Laura|Main Highway|almond|amount|MAR-/)
})
