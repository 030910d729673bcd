import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { accountOf } from '#payments/charge/charge-outcomes.ts'
import {
  addRefunded,
  type ChargeRow,
  findCharge,
  lockCharge,
} from '#payments/charge/charge-store.ts'
import { isRefusal } from '#payments/charge/failure.ts'
import { enqueueRefund } from '#payments/enqueue.ts'
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

export type Refund = Pick<RefundRow, 'id' | 'chargeId' | 'amount' | 'status'>

type Wish = { chargeId: string; amount: number; key: string; reason: string }

/** Sets the money apart for the card and lets a job send it; joins the caller's transaction. */
export function refundCharge(ctx: Ctx, { chargeId, amount, key, reason }: Wish): Promise<Refund> {
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
    const row = { id: randomUUID(), chargeId, amount, key, reason, createdAt: ctx.now }
    const refund = await insertRefund(ctx.db, row)
    await post(ctx, {
      key: `refund:${refund.id}:send`,
      kind: `${charge.purpose}.refunded_to_card`,
      reference: `${charge.purpose}:${charge.reference}`,
      moves: [{ from: accountOf(charge), to: ledgerAccounts.clearing, amount }],
    })
    if (charge.purpose === 'deposit') await takeCardMoney(ctx, charge.reference, amount)
    await enqueueRefund(ctx, { refundId: refund.id })
    return refund
  })
}

/** Sends a refund, or asks how the sent one stands: even one that arrived may come back days later. */
export async function sendRefund(ctx: Ctx, refundId: string): Promise<void> {
  const row = await findRefund(ctx.db, refundId)
  if (!row || row.status === 'failed') return
  const charge = await findCharge(ctx.db, row.chargeId)
  if (!charge?.intentId) throw new Error(`The charge of refund ${refundId} is unknown.`)
  const said = row.refundId
    ? await ctx.ports.cards.stripe.refunds.retrieve(row.refundId)
    : await askOnce(ctx, row, charge.intentId)
  await writeSaid(ctx, refundId, said)
}

type Said = Pick<Stripe.Refund, 'status' | 'failure_reason'> & { id: string | null }

/** The processor forgets its keys after a day, so a late call first looks whether it was heard. */
async function askOnce(ctx: Ctx, row: RefundRow, intentId: string): Promise<Said> {
  const { refunds } = ctx.ports.cards.stripe
  const isLate = Temporal.Instant.compare(row.createdAt.add({ hours: 12 }), ctx.now) < 0
  if (isLate) {
    const { data } = await refunds.list({ payment_intent: intentId, limit: 100 })
    const heard = data.find(({ metadata }) => metadata?.refundId === row.id)
    if (heard) return heard
  }
  const { amount, id } = row
  const order = { payment_intent: intentId, amount, metadata: { refundId: id } }
  return refunds.create(order, { idempotencyKey: `refund:${id}` }).catch((error) => {
    if (!isRefusal(error)) throw error
    return { id: null, status: 'failed', failure_reason: 'refused' }
  })
}

function writeSaid(ctx: Ctx, id: string, said: Said): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockRefund(ctx.db, id)
    if (!row || row.status === 'failed' || row.status === said.status) return
    const refundId = said.id
    if (said.status === 'failed' || said.status === 'canceled') {
      const failureCode = said.failure_reason ?? 'unknown'
      await updateRefund(ctx.db, id, {
        refundId,
        failureCode,
        settledAt: ctx.now,
        status: 'failed',
      })
      await giveToWallet(ctx, row)
    } else if (said.status === 'succeeded') {
      await updateRefund(ctx.db, id, { refundId, status: 'succeeded', settledAt: ctx.now })
      await tell(ctx, row, 'succeeded')
    } else if (!row.settledAt) await updateRefund(ctx.db, id, { refundId, status: 'pending' })
  })
}

/** A card that takes nothing back does not keep the guest from the money: it is in the wallet. */
async function giveToWallet(ctx: TransactionCtx, row: RefundRow): Promise<void> {
  const charge = await lockCharge(ctx.db, row.chargeId)
  if (!charge) throw new Error(`The charge of refund ${row.id} is unknown.`)
  await post(ctx, {
    key: `refund:${row.id}:return`,
    kind: `${charge.purpose}.refund_returned`,
    reference: `${charge.purpose}:${charge.reference}`,
    moves: [
      {
        from: ledgerAccounts.clearing,
        to: ledgerAccounts.wallet(charge.userId),
        amount: row.amount,
      },
    ],
  })
  if (charge.purpose === 'deposit') {
    await restoreCardMoney(ctx, charge.reference, row.amount)
    await addRefunded(ctx.db, charge.id, -row.amount)
  }
  await tell(ctx, row, 'failed', charge)
}

async function tell(
  ctx: TransactionCtx,
  { id: refundId, chargeId, amount }: RefundRow,
  status: 'succeeded' | 'failed',
  known?: ChargeRow,
): Promise<void> {
  const charge = known ?? (await findCharge(ctx.db, chargeId))
  await recordEvent(ctx, {
    kind: `payments.refund_${status}`,
    subject: `user:${charge?.userId}`,
    data: { refundId, chargeId, amount, reference: charge?.reference },
  })
}
