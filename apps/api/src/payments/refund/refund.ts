import { randomUUID } from 'node:crypto'
import { accountOf } from '#payments/charge/charge.ts'
import {
  addRefunded,
  type ChargeRow,
  findCharge,
  lockCharge,
} from '#payments/charge/charge-store.ts'
import { absorbRefund } from '#payments/disputes/absorb-refund.ts'
import { enqueueSendRefund } from '#payments/enqueue.ts'
import type { ProcessorRefund } from '#platform/cards/port.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { restoreCardMoney, takeCardMoney } from '#wallet/deposits/card-money.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import {
  findRefund,
  findRefundByKey,
  insertRefund,
  lockRefund,
  type RefundRow,
  updateRefund,
} from './refund-store.ts'

export type Refund = Pick<RefundRow, 'id' | 'chargeId' | 'amount' | 'currency' | 'status'>

type NewRefund = { chargeId: string; amount: number; key: string; reason: string }

/** Posts the refund to the ledger and lets a job send it; joins the caller's transaction. */
export function refundCharge(
  ctx: Ctx,
  { chargeId, amount, key, reason }: NewRefund,
): Promise<Refund> {
  return inTransaction(ctx, async (ctx) => {
    const charge = await lockCharge(ctx.db, chargeId)
    if (charge?.status !== 'succeeded') throw new Problem('payments.not_charged')
    const known = await findRefundByKey(ctx.db, chargeId, key)
    if (known && known.amount !== amount) throw new Problem('ledger.key_reused')
    if (known) return known
    await addRefunded(ctx.db, chargeId, amount).catch((error) => {
      const isTooMuch = violates(error, 'charges_refunded_at_most_charged')
      throw isTooMuch ? new Problem('payments.refund_exceeds') : error
    })
    const row = {
      id: randomUUID(),
      chargeId,
      amount,
      currency: charge.currency,
      key,
      reason,
      createdAt: ctx.now,
    }
    const refund = await insertRefund(ctx.db, row)
    await post(ctx, {
      key: `refund:${refund.id}:send`,
      kind: `${charge.purpose}.refunded_to_card`,
      reference: `${charge.purpose}:${charge.reference}`,
      moves: [{ from: accountOf(charge), to: ledgerAccounts.clearing, amount }],
      currency: charge.currency,
    })
    if (charge.purpose === 'deposit') await takeCardMoney(ctx, charge.reference, amount)
    await enqueueSendRefund(ctx, { refundId: refund.id })
    return refund
  })
}

/** Sends a refund, or asks for the state of one already sent: even a succeeded refund can fail days later. */
export async function sendRefund(ctx: Ctx, refundId: string): Promise<void> {
  const row = await findRefund(ctx.db, refundId)
  if (!row || row.status === 'failed') return
  const charge = await findCharge(ctx.db, row.chargeId)
  if (!charge?.intentId) throw new Error(`The charge of refund ${refundId} is unknown.`)
  const answer = row.refundId
    ? await ctx.ports.cards.retrieveRefund(row.refundId)
    : await sendOnce(ctx, row, charge.intentId)
  await storeAnswer(ctx, refundId, answer)
}

/** The processor forgets idempotency keys after a day, so a late call first looks for an earlier one. */
async function sendOnce(
  ctx: Ctx,
  row: RefundRow,
  chargeProcessorId: string,
): Promise<ProcessorRefund> {
  const { cards } = ctx.ports
  const { id: refundId, amount, createdAt } = row
  const isLate = Temporal.Instant.compare(createdAt.add({ hours: 12 }), ctx.now) < 0
  const sent = isLate && (await cards.findRefund({ refundId, chargeProcessorId }))
  return sent || cards.refund({ refundId, chargeProcessorId, amount })
}

function storeAnswer(ctx: Ctx, id: string, answer: ProcessorRefund): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockRefund(ctx.db, id)
    const { processorId: refundId, status } = answer
    if (!row || row.status === 'failed' || row.status === status) return
    if (status === 'failed') {
      const { failureCode } = answer
      await updateRefund(ctx.db, id, { refundId, failureCode, settledAt: ctx.now, status })
      await creditWallet(ctx, row)
    } else if (status === 'succeeded') {
      await updateRefund(ctx.db, id, { refundId, status, settledAt: ctx.now })
      await recordRefundEvent(ctx, row, status)
    } else if (!row.settledAt) {
      await updateRefund(ctx.db, id, { refundId, status })
    }
  })
}

/**
 * When the card does not accept a refund, its money goes to the wallet and stays card money there, unless a dispute has
 * paid it already.
 */
async function creditWallet(ctx: TransactionCtx, row: RefundRow): Promise<void> {
  const charge = await lockCharge(ctx.db, row.chargeId)
  if (!charge) throw new Error(`The charge of refund ${row.id} is unknown.`)
  const amount = await absorbRefund(ctx, charge, row)
  if (amount > 0) await returnToWallet(ctx, charge, { ...row, amount })
  if (charge.purpose === 'deposit') await addRefunded(ctx.db, charge.id, -row.amount)
  // What a dispute has paid is no news: the cardholder has the money.
  if (amount > 0) await recordRefundEvent(ctx, { ...row, amount }, 'failed', charge)
}

async function returnToWallet(
  ctx: TransactionCtx,
  { purpose, reference, userId }: ChargeRow,
  { id, amount, currency }: RefundRow,
): Promise<void> {
  await post(ctx, {
    key: `refund:${id}:return`,
    kind: `${purpose}.refund_returned`,
    reference: `${purpose}:${reference}`,
    moves: [{ from: ledgerAccounts.clearing, to: ledgerAccounts.wallet(userId), amount }],
    currency,
  })
  const depositId = purpose === 'deposit' ? { depositId: reference } : {}
  await restoreCardMoney(ctx, { userId, amount, ...depositId })
}

async function recordRefundEvent(
  ctx: TransactionCtx,
  { id: refundId, chargeId, amount }: RefundRow,
  status: 'succeeded' | 'failed',
  known?: ChargeRow,
): Promise<void> {
  const charge = known ?? (await findCharge(ctx.db, chargeId))
  if (!charge) throw new Error(`The charge of refund ${refundId} is unknown.`)
  await recordEvent(ctx, {
    kind: `payments.refund_${status}`,
    subject: `user:${charge.userId}`,
    data: { refundId, chargeId, amount, reference: charge.reference },
  })
}
