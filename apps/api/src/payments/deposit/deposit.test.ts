import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { differences } from '../../../test/ledger-totals.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { signedIn } from '../../../test/people.ts'
import { answerBank, auditCards, deliverEvents, depositAs } from '../../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let guest: Someone
let guests = 0

beforeAll(async () => {
  marea = await openTestApp()
})
beforeEach(async () => {
  guests += 1
  guest = await signedIn(marea, `Guest${guests}`)
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  expect(await auditCards(marea)).toEqual([])
  await marea.close()
})

async function available() {
  return (await guest.call('GET', '/wallet')).body.result.available.amount
}

async function credited(amount: number, paymentMethodId = 'pm_card_visa') {
  const { id } = (await depositAs(guest, { amount, paymentMethodId })).body.result
  await deliverEvents(marea)
  return id
}

test('a deposit is credited when the processor reports the charge as paid', async () => {
  const answer = await depositAs(guest, { amount: 120_00, paymentMethodId: 'pm_card_visa' })
  expect(answer).toMatchObject({ status: 200, body: { result: { status: 'requested' } } })
  expect(await available()).toBe(0)
  await deliverEvents(marea)
  expect(await available()).toBe(120_00)
  const [deposit] = (await guest.call('GET', '/wallet/deposits')).body.result
  expect(deposit).toMatchObject({
    status: 'credited',
    card: { brand: 'visa', lastFour: '4242' },
    refundable: { amount: 120_00 },
  })
  const fees = await marea.db
    .selectFrom('ledgerPostings')
    .select('amount')
    .where('account', '=', 'platform:card_costs')
    .execute()
  expect(fees).toEqual([{ amount: -(3_48 + 30) }])
})

test.each([
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ['pm_card_visa_chargeDeclinedLostCard', 'card_declined'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
  ['pm_card_chargeCustomerFail', 'card_declined'],
  ['pm_nobody_knows', 'card_invalid'],
])('a deposit by %s fails with %s', async (paymentMethodId, reason) => {
  const { status, body } = await depositAs(guest, { amount: 80_00, paymentMethodId })
  expect(status).toBe(402)
  expect(body.error).toMatchObject({
    code: 'wallet.deposit_declined',
    message: 'Error making deposit',
    details: { reason },
  })
  await deliverEvents(marea)
  const [deposit] = (await guest.call('GET', '/wallet/deposits')).body.result
  expect(deposit).toMatchObject({ status: 'failed', failure: reason })
  expect(await available()).toBe(0)
})

test('a deposit that needs authentication is credited after it', async () => {
  const paymentMethodId = 'pm_card_authenticationRequired'
  const { body } = await depositAs(guest, { amount: 90_00, paymentMethodId })
  const { id, nextAction, clientSecret } = body.result
  expect(nextAction.type).toBe('page')
  expect(clientSecret).toMatch(/^pi_/)
  await deliverEvents(marea)
  expect(await available()).toBe(0)
  const again = (await guest.call('GET', `/wallet/deposits/${id}`)).body.result
  expect(again).toMatchObject({ status: 'requested', nextAction: { url: nextAction.url } })
  expect((await answerBank(marea, nextAction.url, 'yes')).statusCode).toBe(200)
  await deliverEvents(marea)
  expect(await available()).toBe(90_00)
})

test('a declined authentication fails the deposit, and nothing can pay for it afterwards', async () => {
  const paymentMethodId = 'pm_card_threeDSecure2Required'
  const { body } = await depositAs(guest, { amount: 90_00, paymentMethodId })
  const { id, nextAction } = body.result
  await answerBank(marea, nextAction.url, 'no')
  await deliverEvents(marea)
  const deposit = (await guest.call('GET', `/wallet/deposits/${id}`)).body.result
  expect(deposit).toMatchObject({ status: 'failed', failure: 'authentication_failed' })
  await answerBank(marea, nextAction.url, 'yes')
  await deliverEvents(marea)
  expect(await available()).toBe(0)
})

test('a deposit that nobody authenticates fails after half an hour', async () => {
  const paymentMethodId = 'pm_card_authenticationRequired'
  const { id } = (await depositAs(guest, { amount: 90_00, paymentMethodId })).body.result
  await deliverEvents(marea)
  marea.clock.advance({ minutes: 31 })
  await sweep()
  const deposit = (await guest.call('GET', `/wallet/deposits/${id}`)).body.result
  expect(deposit).toMatchObject({ status: 'failed', failure: 'abandoned' })
})

async function sweep() {
  await marea.ports.jobs.enqueue(marea.db, { name: 'payments.sweep' }, {})
  await deliverEvents(marea)
}

test('100 equal requests at once make one charge and get one answer', async () => {
  const key = randomUUID()
  const body = { amount: 75_00, paymentMethodId: 'pm_card_visa' }
  const asked = Array.from({ length: 100 }, () => depositAs(guest, body, key))
  const answers = await Promise.all(asked)
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  await deliverEvents(marea)
  expect(await available()).toBe(75_00)
  const { status } = await depositAs(guest, { ...body, amount: 76_00 }, key)
  expect(status).toBe(422)
})

test('a deposit that is too small, without a card, or by a stranger’s card is refused', async () => {
  const tooSmall = await depositAs(guest, { amount: 50_00, paymentMethodId: 'pm_card_visa' })
  expect(tooSmall.body.error).toMatchObject({
    code: 'wallet.deposit_too_small',
    details: { minimum: 50_00 },
  })
  const without = await depositAs(guest, { amount: 60_00 })
  expect(without.body.error.code).toBe('payments.method_missing')
  const other = await signedIn(marea, `Other${guests}`)
  await depositAs(other, { amount: 60_00, paymentMethodId: 'pm_card_visa', saveCard: true })
  await deliverEvents(marea)
  const [card] = (await other.call('GET', '/payment-methods')).body.result
  const foreign = await depositAs(guest, { amount: 60_00, paymentMethodId: card.id })
  expect(foreign.status).toBe(404)
})

test('a card that pays for a deposit can be saved with it', async () => {
  await depositAs(guest, { amount: 60_00, paymentMethodId: 'pm_card_mastercard', saveCard: true })
  await deliverEvents(marea)
  const cards = (await guest.call('GET', '/payment-methods')).body.result
  expect(cards).toMatchObject([{ brand: 'mastercard', lastFour: '4444', isDefault: true }])
  expect((await depositAs(guest, { amount: 61_00 })).status).toBe(200)
  await deliverEvents(marea)
  expect(await available()).toBe(121_00)
})

test('a recent deposit can be refunded to its card in parts, but never more than its amount', async () => {
  const id = await credited(100_00)
  const part = await refund(id, { amount: 30_00 })
  expect(part.body.result).toMatchObject({ amount: { amount: 30_00 }, status: 'started' })
  expect(await available()).toBe(70_00)
  const tooMuch = await refund(id, { amount: 70_01 })
  expect(tooMuch.body.error.code).toBe('wallet.deposit_not_refundable')
  expect((await refund(id, {})).body.result.amount.amount).toBe(70_00)
  await deliverEvents(marea)
  expect(await available()).toBe(0)
  const { items } = (await guest.call('GET', '/purchases')).body.result
  expect(items.map(({ kind, amount, status }: Purchase) => [kind, amount.amount, status])).toEqual(
    expect.arrayContaining([
      ['charge', 100_00, 'succeeded'],
      ['refund', 30_00, 'succeeded'],
      ['refund', 70_00, 'succeeded'],
    ]),
  )
})

type Purchase = { kind: string; amount: { amount: number }; status: string }

function refund(id: string, body: object, key = randomUUID()) {
  const headers = { 'idempotency-key': key }
  return guest.call('POST', `/wallet/deposits/${id}/refund`, { body, headers })
}

test('a refund that the card rejects days later is credited to the wallet and can be requested again', async () => {
  const id = await credited(100_00, 'pm_card_refundFail')
  await refund(id, {})
  await deliverEvents(marea)
  expect(await available()).toBe(100_00)
  const deposit = (await guest.call('GET', `/wallet/deposits/${id}`)).body.result
  expect(deposit.refundable.amount).toBe(100_00)
})

test('a pending refund succeeds later', async () => {
  const id = await credited(100_00, 'pm_card_pendingRefund')
  await refund(id, { amount: 40_00 })
  await deliverEvents(marea)
  const { items } = (await guest.call('GET', '/purchases')).body.result
  expect(items).toContainEqual(expect.objectContaining({ kind: 'refund', status: 'succeeded' }))
  expect(await available()).toBe(60_00)
})

test('a deposit old enough for a withdrawal is not refunded to the card', async () => {
  const id = await credited(100_00)
  marea.clock.advance({ hours: 24 * 61 })
  guest = { ...guest, ...(await renewed()) }
  expect((await refund(id, {})).body.error.code).toBe('wallet.deposit_not_refundable')
})

async function renewed() {
  const { callAs, signIn } = await import('../../../test/people.ts')
  const { token } = (await signIn(marea, guest.email)).body.result
  return { token, call: callAs(marea, token) }
}

test('a credited deposit has a receipt in the reader’s language, for its owner alone', async () => {
  const id = await credited(100_00)
  const receipt = await marea.app.inject({
    url: `/api/wallet/deposits/${id}/receipt.pdf?language=es`,
    headers: { authorization: guest.token },
  })
  expect(receipt.headers['content-type']).toBe('application/pdf')
  const words = textOfPdf(receipt.rawPayload)
  expect(words).toContain('Recibo de su depósito')
  expect(words).toContain('Visa 4242')
  expect(words.filter((word) => word === '$100.00')).toHaveLength(1)
  expect(words.filter((word) => word.includes('USD'))).toEqual(['$100.00\u00a0USD'])
  const other = await signedIn(marea, `Stranger${guests}`)
  expect((await other.call('GET', `/wallet/deposits/${id}/receipt.pdf`)).status).toBe(404)
})
