import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentsJobs } from '#payments/jobs.ts'
import { recoverPayments } from '#payments/recover-payments.ts'
import { refundCharge, sendRefund } from '#payments/refund/refund.ts'
import type { DisputeOutcomes } from '#payments/settle/charge-outcomes.ts'
import { settleCharge } from '#payments/settle/settle-charge.ts'
import { createStripeAdapter } from '#platform/cards/stripe/adapter.ts'
import { inTransaction } from '#platform/ctx.ts'
import { requestDeposit } from '#wallet/deposits/deposit.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences, dyingBefore } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { auditCards, deliverEvents } from '../../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'
import { abandonCharge, type Charge, startCharge } from './charge.ts'

let marea: TestApp
let guest: Someone
const outcomesSeen: string[] = []

/** Records what bookings would be called with. */
const outcomes: DisputeOutcomes = {
  booking: {
    succeeded: async (_ctx, { id }) => void outcomesSeen.push(`${id} succeeded`),
    failed: async (_ctx, { id, failure }) => void outcomesSeen.push(`${id} ${failure}`),
    returned: async (_ctx, { id }) => void outcomesSeen.push(`${id} returned`),
    lossTerms: () => Promise.reject(new Error('There is no booking.')),
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

function newCharge(reference: string, paymentMethodId = 'pm_card_visa') {
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
  const charge = await startCharge(marea.ctx(), newCharge(reference, card))
  await settleCharge(marea.ctx(), { chargeId: charge.id }, outcomes)
  return charge
}

test('a booking’s charge is posted to its escrow, and its outcome is applied once', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await paid(reference)
  await settleCharge(marea.ctx(), { chargeId }, outcomes)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(500_00)
  expect(outcomesSeen.filter((line) => line.startsWith(chargeId))).toEqual([
    `${chargeId} succeeded`,
  ])
})

test('a charge and its outcome are stored together or not at all', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await startCharge(marea.ctx(), newCharge(reference))
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

test('a charge interrupted before any of its statements continues with the same key', async () => {
  const reference = randomUUID()
  for (let statement = 0; ; statement += 1) {
    const ctx = dyingBefore(marea.ctx(), statement)
    const isDone = await startCharge(ctx, newCharge(reference)).then(
      () => true,
      () => false,
    )
    if (isDone) break
    expect(statement).toBeLessThan(40)
  }
  await deliverEvents(marea, runJobs)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(500_00)
})

test('a settlement interrupted before any of its statements is completed by the next', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await startCharge(marea.ctx(), newCharge(reference))
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
  const { id: chargeId } = await startCharge(marea.ctx(), newCharge(reference))
  await loseAnswer(chargeId)
  marea.clock.advance({ minutes: 3 })
  await recoverPayments(marea.ctx(), outcomes)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(0)
  marea.clock.advance({ minutes: 8 })
  await recoverPayments(marea.ctx(), outcomes)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(500_00)
})

test('a charge that never reached the processor fails, and no later attempt charges the card', async () => {
  const reference = randomUUID()
  const ctx = { ...marea.ctx(), ports: { ...marea.ports, cards: unreachable() } }
  await expect(startCharge(ctx, newCharge(reference))).rejects.toMatchObject({
    code: 'payments.unreachable',
  })
  marea.clock.advance({ minutes: 6 })
  await expect(startCharge(marea.ctx(), newCharge(reference))).rejects.toMatchObject({
    code: 'request.in_progress',
  })
  marea.clock.advance({ minutes: 6 })
  await recoverPayments(marea.ctx(), outcomes)
  const { status, failure } = await startCharge(marea.ctx(), newCharge(reference))
  expect({ status, failure }).toEqual({ status: 'failed', failure: 'abandoned' })
})

/** The same adapter with nobody listening at the other end. */
function unreachable() {
  const settings = { secretKey: 'sk_test_nobody', webhookSecret: '', standInPort: 1 }
  return createStripeAdapter(settings, marea.log)
}

async function loseAnswer(id: string) {
  await marea.db.deleteFrom('processorEvents').execute()
  await marea.db
    .updateTable('charges')
    .set({ intentId: null, status: 'started' })
    .where('id', '=', id)
    .execute()
}

test('an abandoned charge fails unless it has succeeded meanwhile', async () => {
  const waiting = randomUUID()
  const { id } = await startCharge(
    marea.ctx(),
    newCharge(waiting, 'pm_card_authenticationRequired'),
  )
  await settleCharge(marea.ctx(), { chargeId: id, isAbandoned: true }, outcomes)
  expect(outcomesSeen).toContain(`${id} abandoned`)
  const quick = randomUUID()
  const charge = await startCharge(marea.ctx(), newCharge(quick))
  await abandonCharge(marea.ctx(), charge.id)
  await runJobs()
  expect(await balanceOf(marea, ledgerAccounts.escrow(quick))).toBe(500_00)
})

test('the same key for another amount is refused', async () => {
  const reference = randomUUID()
  await paid(reference)
  const other = startCharge(marea.ctx(), { ...newCharge(reference), amount: 1_00 })
  await expect(other).rejects.toMatchObject({ code: 'ledger.key_reused' })
})

test('a card is never charged inside a transaction', async () => {
  const inside = inTransaction(marea.ctx(), (ctx) => startCharge(ctx, newCharge(randomUUID())))
  await expect(inside).rejects.toThrow('outside of transactions')
})

test('partial refunds never exceed the charge, even when they are concurrent', async () => {
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

test('a repeated refund is one refund, and sent twice it is one at the processor too', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await paid(reference)
  const request = { chargeId, amount: 100_00, key: 'cancel', reason: 'cancelled' }
  const first = await refundCharge(marea.ctx(), request)
  expect((await refundCharge(marea.ctx(), request)).id).toBe(first.id)
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

test('a refund of a booking that the card rejects is credited to the guest’s wallet', async () => {
  const reference = randomUUID()
  const { id: chargeId } = await paid(reference, 'pm_card_refundFail')
  const before = await balanceOf(marea, ledgerAccounts.wallet(guest.id))
  await refundCharge(marea.ctx(), { chargeId, amount: 500_00, key: 'cancel', reason: 'cancelled' })
  await deliverEvents(marea, runJobs)
  expect(await balanceOf(marea, ledgerAccounts.wallet(guest.id))).toBe(before + 500_00)
  expect(await balanceOf(marea, ledgerAccounts.escrow(reference))).toBe(0)
  const { rows } = await sql`select amount, remaining, deposit_id, gift_card_id,
      extract(epoch from matures_at - ${marea.clock.now().toString()}::timestamptz)::int / 86400 as days
    from wallet_lots where user_id = ${guest.id} and amount = 50000`.execute(marea.db)
  expect(rows).toEqual([
    { amount: 500_00, remaining: 500_00, depositId: null, giftCardId: null, days: 60 },
  ])
})

test('what was not charged cannot be refunded', async () => {
  const { id: userId } = guest
  const { id } = await requestDeposit(marea.ctx(), { userId, amount: 60_00, requestKey: 'r' })
  const request = {
    ...newCharge(id, 'pm_card_visa_chargeDeclined'),
    purpose: 'deposit',
    amount: 60_00,
  } as const
  const { id: chargeId } = await startCharge(marea.ctx(), request)
  await runJobs()
  const refund = refundCharge(marea.ctx(), { chargeId, amount: 1, key: 'x', reason: 'none' })
  await expect(refund).rejects.toMatchObject({ code: 'payments.not_charged' })
})
