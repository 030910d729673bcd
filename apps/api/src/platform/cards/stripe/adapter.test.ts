import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CardsStandIn, openCardsStandIn } from '@marea/cards-stand-in/open.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardProcessor } from '#platform/cards/port.ts'
import { createStripeAdapter } from './adapter.ts'

const returnUrl = 'https://marea.test/my-wallet'

let folder: string
let standIn: CardsStandIn
let cards: CardProcessor
let customerId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marea-cards-'))
  const fonts = { regular: new Uint8Array(), semibold: new Uint8Array() }
  standIn = await openCardsStandIn({ folder, fonts, now: Date.now })
  const { apiKey: secretKey, webhookSecret, port: standInPort } = standIn
  const settings = { secretKey, webhookSecret, standInPort }
  cards = createStripeAdapter(settings, pino({ level: 'silent' }))
  customerId = await cards.createCustomer(randomUUID())
})
afterAll(async () => {
  standIn.close()
  await rm(folder, { recursive: true, force: true })
})

test('a key is tried without charging anything', async () => {
  expect(await cards.checkAccess()).toBe('test')
  const settings = { secretKey: 'sk_test_wrong', webhookSecret: 'x', standInPort: standIn.port }
  const strangers = createStripeAdapter(settings, pino({ level: 'silent' }))
  expect(await strangers.checkAccess()).toBe('refused')
})

function chargeBy(paymentMethodId: string) {
  return {
    chargeId: randomUUID(),
    purpose: 'deposit',
    reference: randomUUID(),
    amount: 100_00,
    currency: 'USD' as const,
    customerId,
    paymentMethodId,
    savesCard: false,
    returnUrl,
  }
}

async function paid(paymentMethodId = 'pm_card_visa'): Promise<string> {
  const charge = await cards.charge(chargeBy(paymentMethodId))
  if (charge.status !== 'succeeded') throw new Error(`The charge is ${charge.status}.`)
  return charge.processorId
}

test('a paid charge has its fee and its card, and the same call again is the same charge', async () => {
  const request = chargeBy('pm_card_visa')
  const charge = await cards.charge(request)
  expect(charge).toEqual({
    processorId: expect.stringMatching(/^pi_/),
    status: 'succeeded',
    fee: 3_20,
    card: {
      paymentMethodId: expect.stringMatching(/^pm_/),
      holderName: '',
      brand: 'visa',
      lastFour: '4242',
      wallet: null,
      expiryMonth: 12,
      expiryYear: expect.any(Number),
      fingerprint: expect.any(String),
    },
  })
  expect(await cards.charge(request)).toEqual(charge)
  const { chargeId } = request
  const createdAt = Temporal.Now.instant()
  const processorId = await cards.findCharge({ chargeId, customerId, createdAt })
  expect(await cards.retrieve(processorId ?? '')).toEqual(charge)
})

test('a declined charge stays open until it is canceled, once or twice', async () => {
  const charge = await cards.charge(chargeBy('pm_card_visa_chargeDeclinedInsufficientFunds'))
  expect(charge).toMatchObject({ status: 'declined', failure: 'insufficient_funds' })
  const processorId = 'processorId' in charge ? charge.processorId : ''
  await cards.cancel(processorId)
  await cards.cancel(processorId)
  const canceled = { processorId, status: 'canceled', failure: 'insufficient_funds' }
  expect(await cards.retrieve(processorId)).toEqual(canceled)
})

test('a lost card is reported as declined, and an unknown card is rejected', async () => {
  const lost = await cards.charge(chargeBy('pm_card_visa_chargeDeclinedLostCard'))
  expect(lost).toMatchObject({ status: 'declined', failure: 'card_declined' })
  const unknown = await cards.charge(chargeBy('pm_unknown'))
  expect(unknown).toEqual({ status: 'rejected', failure: 'card_invalid' })
})

test('authentication shows the bank’s page of the stand-in', async () => {
  const charge = await cards.charge(chargeBy('pm_card_authenticationRequired'))
  expect(charge).toMatchObject({
    status: 'requires_action',
    clientSecret: expect.stringContaining('_secret'),
    nextAction: { type: 'page', url: expect.stringMatching(/^\/card-stand-in\/bank\/pi_/) },
  })
})

test('a card is saved with its details, or fails with the reason of its bank', async () => {
  const request = { setupId: randomUUID(), customerId, paymentMethodId: 'pm_card_amex', returnUrl }
  const setup = await cards.saveCard(request)
  expect(setup).toMatchObject({ status: 'saved', card: { brand: 'amex', lastFour: '0005' } })
  const processorId = 'processorId' in setup ? setup.processorId : ''
  expect(await cards.retrieveSetup(processorId)).toEqual(setup)
  const declined = {
    ...request,
    setupId: randomUUID(),
    paymentMethodId: 'pm_card_visa_chargeDeclined',
  }
  expect(await cards.saveCard(declined)).toEqual({ status: 'rejected', failure: 'card_declined' })
})

test('a refund succeeds or waits; one that exceeds the charge fails', async () => {
  const chargeProcessorId = await paid()
  const request = { refundId: randomUUID(), chargeProcessorId, amount: 60_00 }
  const refund = await cards.refund(request)
  expect(refund).toEqual({ processorId: expect.stringMatching(/^re_/), status: 'succeeded' })
  expect(await cards.findRefund(request)).toEqual(refund)
  expect(await cards.retrieveRefund(refund.processorId ?? '')).toEqual(refund)
  const tooMuch = await cards.refund({ ...request, refundId: randomUUID() })
  expect(tooMuch).toEqual({ processorId: null, status: 'failed', failureCode: 'refused' })
  const slow = {
    ...request,
    refundId: randomUUID(),
    chargeProcessorId: await paid('pm_card_pendingRefund'),
  }
  expect(await cards.refund(slow)).toMatchObject({ status: 'pending' })
})

test('an event leads to our own record, unless it concerns none', async () => {
  const request = chargeBy('pm_card_visa')
  const charge = await cards.charge(request)
  const objectId = 'processorId' in charge ? charge.processorId : ''
  const subject = await cards.findEventSubject({ type: 'payment_intent.succeeded', objectId })
  expect(subject).toEqual({ kind: 'charge', chargeId: request.chargeId, processorId: objectId })
  const other = { type: 'customer.updated', objectId: customerId }
  expect(await cards.findEventSubject(other)).toBeUndefined()
})

test('a dispute has its state, its deadline and the bookings of its money', async () => {
  const intentId = await paid()
  const processorId = standIn.openDispute(intentId, { amount: 40_00 })
  expect(await cards.retrieveDispute(processorId)).toEqual({
    processorId,
    intentId,
    chargeId: expect.any(String),
    amount: 40_00,
    currency: 'USD',
    reason: 'fraudulent',
    networkReasonCode: '10.4',
    status: 'needs_response',
    isRefundable: false,
    dueAt: expect.any(Temporal.Instant),
    openedAt: expect.any(Temporal.Instant),
    submissionCount: 0,
    transactions: [
      {
        processorId: expect.stringMatching(/^txn_/),
        amount: -40_00,
        fee: 15_00,
        at: expect.any(Temporal.Instant),
      },
    ],
  })
  const event = { type: 'charge.dispute.created', objectId: processorId }
  expect(await cards.findEventSubject(event)).toEqual({ kind: 'dispute', processorId })
  const refund = { refundId: randomUUID(), chargeProcessorId: intentId, amount: 10_00 }
  expect(await cards.refund(refund)).toMatchObject({ status: 'failed' })
})

test('evidence is staged, replaced and then submitted once with its file', async () => {
  const processorId = standIn.openDispute(await paid(), {})
  const content = new TextEncoder().encode('%PDF-1.7 evidence')
  const fileId = await cards.uploadEvidence({ key: randomUUID(), name: 'evidence.pdf', content })
  const staged = { processorId, texts: { uncategorized_text: 'He came.' }, isFinal: false }
  expect(await cards.answerDispute(staged)).toMatchObject({
    status: 'needs_response',
    submissionCount: 0,
  })
  const final = { ...staged, texts: { uncategorized_text: 'winning_evidence' }, fileId }
  expect(await cards.answerDispute({ ...final, isFinal: true })).toMatchObject({
    status: 'under_review',
    submissionCount: 1,
  })
  const again = await cards.answerDispute({ ...final, isFinal: true })
  expect(again.submissionCount).toBe(1)
  await expect(cards.answerDispute(staged)).rejects.toMatchObject({
    code: 'payments.dispute_closed',
  })
  await standIn.deliver(async () => true, { ahead: 60_000 })
  const won = await cards.retrieveDispute(processorId)
  expect(won.status).toBe('won')
  expect(won.transactions.map(({ amount }) => amount)).toEqual([-100_00, 100_00])
})

test('evidence beyond the limits is refused, and a loss is accepted for good', async () => {
  const processorId = standIn.openDispute(await paid(), {})
  const texts = { uncategorized_text: 'x'.repeat(20_001) }
  const long = cards.answerDispute({ processorId, texts, isFinal: true })
  await expect(long).rejects.toMatchObject({ code: 'payments.dispute_closed' })
  expect(await cards.acceptDispute(processorId)).toMatchObject({ status: 'lost' })
  await expect(cards.acceptDispute(processorId)).rejects.toMatchObject({
    code: 'payments.dispute_closed',
  })
})

test('an inquiry moves no money and ends with a full refund, and so does a fraud warning', async () => {
  const intentId = await paid()
  const inquiry = standIn.openDispute(intentId, { isInquiry: true })
  expect(await cards.retrieveDispute(inquiry)).toMatchObject({
    status: 'warning_needs_response',
    isRefundable: true,
    transactions: [],
  })
  await cards.refund({ refundId: randomUUID(), chargeProcessorId: intentId, amount: 100_00 })
  expect(await cards.retrieveDispute(inquiry)).toMatchObject({ status: 'warning_closed' })

  const reported = await paid('pm_card_createIssuerFraudRecord')
  let warning = ''
  const listen = async (body: string) => {
    const { type, data } = JSON.parse(body)
    if (type === 'radar.early_fraud_warning.created') warning = data.object.id
    return true
  }
  await standIn.deliver(listen, { ahead: 60_000 })
  await standIn.deliver(listen, { ahead: 60_000 })
  expect(await cards.retrieveFraudWarning(warning)).toMatchObject({
    intentId: reported,
    fraudType: 'made_with_stolen_card',
    isActionable: true,
  })
  await cards.refund({ refundId: randomUUID(), chargeProcessorId: reported, amount: 100_00 })
  expect(await cards.retrieveFraudWarning(warning)).toMatchObject({ isActionable: false })
})

test('what the processor does not know is already removed', async () => {
  await cards.detachCard('pm_unknown')
  await cards.deleteCustomer('cus_unknown')
})

test('a processor that does not answer is logged and reported as unreachable', async () => {
  let logged = ''
  const log = pino({}, { write: (line: string) => (logged += line) })
  const settings = { secretKey: 'sk_test_nobody', webhookSecret: '', standInPort: 1 }
  const unreachable = createStripeAdapter(settings, log)
  const request = chargeBy('pm_card_visa')
  for (const call of [unreachable.charge(request), unreachable.retrieve('pi_one')]) {
    await expect(call).rejects.toMatchObject({ code: 'payments.unreachable' })
  }
  expect(logged).toContain('card processor not reached')
  expect(logged).toContain(request.chargeId)
})
