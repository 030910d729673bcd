import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentsJobs } from '#payments/jobs.ts'
import { refundCharge, sendRefund } from '#payments/refund/refund.ts'
import { inTransaction } from '#platform/ctx.ts'
import { requestDeposit } from '#wallet/deposits/deposit.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences, dyingBefore } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { auditCards, deliverEvents } from '../../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'
import { abandonCharge, type Charge, startCharge } from './charge.ts'
import type { ChargeOutcomes } from './charge-outcomes.ts'
import { recoverPayments } from './recover-payments.ts'
import { settleCharge } from './settle-charge.ts'

let marea: TestApp
let guest: Someone
const told: string[] = []

/** What a booking would make of it. */
const outcomes: ChargeOutcomes = {
  booking: {
    succeeded: async (_ctx, { id }) => void told.push(`${id} succeeded`),
    failed: async (_ctx, { id, failure }) => void told.push(`${id} ${failure}`),
    returned: async (_ctx, { id }) => void told.push(`${id} returned`),
  },
}

beforeAll(async () => {
  marea = await openTestApp()
  guest = await signedIn(marea, 'Guest')
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  expect(await auditCards(marea)).toEqual([])
  await marea.close()
})

function runJobs() {
  return marea.ports.jobs.drain(paymentsJobs(outcomes), marea.ctx)
}

function wishFor(reference: string, paymentMethodId = 'pm_card_visa') {
  const requestKey = `booking:${reference}`
  const { id: userId } = guest
  return {
    userId,
    purpose: 'booking',
    reference,
    amount: 500_00,
    paymentMethodId,
    requestKey,
  } as const
}

async function paid(reference: string, card?: string): Promise<Charge> {
  const charge = await startCharge(marea.ctx(), wishFor(reference, card))
  await settleCharge(marea.ctx(), { chargeId: charge.id }, outcomes)
  return charge
}

test('a booking’s charge ends in its escrow and is told once', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await paid(reference)
  await settleCharge(marea.ctx(), { chargeId }, outcomes)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(500_00)
  expect(told.filter((line) => line.startsWith(chargeId))).toEqual([`${chargeId} succeeded`])
})

test('what the slice makes of a charge and the charge itself happen together or not at all', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await startCharge(marea.ctx(), wishFor(reference))
  const failing = {
    succeeded: () => Promise.reject(new Error('no')),
    failed: async () => undefined,
    returned: async () => undefined,
  }
  const settling = settleCharge(marea.ctx(), { chargeId }, { booking: failing })
  await expect(settling).rejects.toThrow('no')
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(0)
  await settleCharge(marea.ctx(), { chargeId }, outcomes)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(500_00)
})

test('a charge that dies before any of its statements goes on with the same key', async () => {
  const reference = randomUUID()
  for (let statement = 0; ; statement += 1) {
    const ctx = dyingBefore(marea.ctx(), statement)
    const isDone = await startCharge(ctx, wishFor(reference)).then(
      () => true,
      () => false,
    )
    if (isDone) break
    expect(statement).toBeLessThan(40)
  }
  await deliverEvents(marea, runJobs)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(500_00)
})

test('a settlement that dies before any of its statements is done by the next', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await startCharge(marea.ctx(), wishFor(reference))
  for (let statement = 0; ; statement += 1) {
    const ctx = dyingBefore(marea.ctx(), statement)
    const isDone = await settleCharge(ctx, { chargeId }, outcomes).then(
      () => true,
      () => false,
    )
    if (isDone) break
    expect(statement).toBeLessThan(40)
  }
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(500_00)
})

test('a charge whose answer was lost is found again and settled', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await startCharge(marea.ctx(), wishFor(reference))
  await forgetAnswer(chargeId)
  marea.clock.advance({ minutes: 3 })
  await recoverPayments(marea.ctx(), outcomes)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(0)
  marea.clock.advance({ minutes: 8 })
  await recoverPayments(marea.ctx(), outcomes)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(500_00)
})

test('a charge that was never asked for is given up, and no later try takes the money', async () => {
  const reference = randomUUID()
  const offline = { ...marea.ports.cards, stripe: unreachable() }
  const ctx = { ...marea.ctx(), ports: { ...marea.ports, cards: offline } }
  await expect(startCharge(ctx, wishFor(reference))).rejects.toMatchObject({
    code: 'payments.unreachable',
  })
  marea.clock.advance({ minutes: 6 })
  await expect(startCharge(marea.ctx(), wishFor(reference))).rejects.toMatchObject({
    code: 'request.in_progress',
  })
  marea.clock.advance({ minutes: 6 })
  await recoverPayments(marea.ctx(), outcomes)
  const { status, failure } = await startCharge(marea.ctx(), wishFor(reference))
  expect({ status, failure }).toEqual({ status: 'failed', failure: 'abandoned' })
})

/** The same SDK with nobody at the other end. */
function unreachable() {
  const { stripe } = marea.ports.cards
  const Sdk = Object.getPrototypeOf(stripe).constructor
  return new Sdk('sk_test_nobody', {
    protocol: 'http',
    host: '127.0.0.1',
    port: 1,
    maxNetworkRetries: 0,
  })
}

async function forgetAnswer(id: string) {
  await marea.db.deleteFrom('processorEvents').execute()
  await marea.db
    .updateTable('charges')
    .set({ intentId: null, status: 'started' })
    .where('id', '=', id)
    .execute()
}

test('an abandoned charge fails, unless it has paid meanwhile', async () => {
  const waiting = randomUUID()
  const { id } = await startCharge(marea.ctx(), wishFor(waiting, 'pm_card_authenticationRequired'))
  await settleCharge(marea.ctx(), { chargeId: id, isAbandoned: true }, outcomes)
  expect(told).toContain(`${id} abandoned`)
  const quick = randomUUID()
  const charge = await startCharge(marea.ctx(), wishFor(quick))
  await abandonCharge(marea.ctx(), charge.id)
  await runJobs()
  expect(await balanceOf(marea, ledgerAccounts.escrow(quick))).toBe(500_00)
})

test('the same key for another amount is refused', async () => {
  const reference = randomUUID()
  await paid(reference)
  const other = startCharge(marea.ctx(), { ...wishFor(reference), amount: 1_00 })
  await expect(other).rejects.toMatchObject({ code: 'ledger.key_reused' })
})

test('a card is never asked inside a transaction', async () => {
  const inside = inTransaction(marea.ctx(), (ctx) => startCharge(ctx, wishFor(randomUUID())))
  await expect(inside).rejects.toThrow('outside of transactions')
})

test('refunds in parts never exceed the charge, also when they come at once', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await paid(reference)
  const tries = Array.from({ length: 8 }, (_, key) =>
    refundCharge(marea.ctx(), {
      chargeId,
      amount: 150_00,
      key: `part-${key}`,
      reason: 'cancelled',
    }),
  )
  const settled = await Promise.allSettled(tries)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(50_00)
  await deliverEvents(marea, runJobs)
})

test('a refund said twice is one; sent twice it is one with the processor too', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await paid(reference)
  const wish = { chargeId, amount: 100_00, key: 'cancel', reason: 'cancelled' }
  const first = await refundCharge(marea.ctx(), wish)
  expect((await refundCharge(marea.ctx(), wish)).id).toBe(first.id)
  await Promise.all([sendRefund(marea.ctx(), first.id), sendRefund(marea.ctx(), first.id)])
  marea.clock.advance({ hours: 13 })
  await marea.db
    .updateTable('refunds')
    .set({ refundId: null, status: 'started', settledAt: null })
    .where('id', '=', first.id)
    .execute()
  await sendRefund(marea.ctx(), first.id)
  expect(await auditCards(marea)).toEqual([])
})

test('a booking’s refund that the card refuses is in the guest’s wallet', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await paid(reference, 'pm_card_refundFail')
  const before = await balanceOf(marea, ledgerAccounts.wallet(guest.id))
  await refundCharge(marea.ctx(), { chargeId, amount: 500_00, key: 'cancel', reason: 'cancelled' })
  await deliverEvents(marea, runJobs)
  expect(await balanceOf(marea, ledgerAccounts.wallet(guest.id))).toBe(before + 500_00)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(0)
})

test('what was not charged cannot be refunded', async () => {
  const { id: userId } = guest
  const { id } = await requestDeposit(marea.ctx(), { userId, amount: 60_00, requestKey: 'r' })
  const wish = {
    ...wishFor(id, 'pm_card_visa_chargeDeclined'),
    purpose: 'deposit',
    amount: 60_00,
  } as const
  const { id: chargeId } = await startCharge(marea.ctx(), wish)
  await runJobs()
  const refund = refundCharge(marea.ctx(), { chargeId, amount: 1, key: 'x', reason: 'none' })
  await expect(refund).rejects.toMatchObject({ code: 'payments.not_charged' })
})
