import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { chargeOf } from '#payments/charge/charge.ts'
import { paidOf } from '#payments/charge/charge-details.ts'
import { type ChargeOutcomes, postCharge } from '#payments/charge/charge-outcomes.ts'
import {
  addRefunded,
  type ChargeRow,
  lockCharge,
  updateOpenCharge,
} from '#payments/charge/charge-store.ts'
import { enqueueRefund } from '#payments/enqueue.ts'
import { chargeCounts } from '#payments/metrics.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { failDeposit } from '#wallet/deposits/deposit.ts'
import { refundCharge } from './refund.ts'
import { unsettled } from './refund-reasons.ts'
import { insertRefund } from './refund-store.ts'

type Returned = { chargeId: string; intent: Stripe.PaymentIntent }

/** Refunds a paid charge that buys nothing, through the ledger, or past it when the ledger refuses. */
export async function returnCharge(ctx: Ctx, returned: Returned, outcomes: ChargeOutcomes) {
  await inTransaction(ctx, (ctx) => returnPosted(ctx, returned, outcomes)).catch(async (error) => {
    const { chargeId } = returned
    ctx.log.error({ chargeId, reason: error.code ?? error.name }, 'refund not posted')
    await inTransaction(ctx, (ctx) => returnUnposted(ctx, returned))
    await inTransaction(ctx, (ctx) => endPurpose(ctx, chargeId, outcomes)).catch((failure) =>
      ctx.log.error({ chargeId, reason: failure.code ?? failure.name }, 'payment not ended'),
    )
  })
}

async function returnPosted(ctx: TransactionCtx, returned: Returned, outcomes: ChargeOutcomes) {
  const row = await endCharge(ctx, returned)
  if (!row) return
  const { id: chargeId, amount, fee } = row
  await postCharge(ctx, row, fee)
  await refundCharge(ctx, { chargeId, amount, key: unsettled, reason: unsettled })
  if (row.purpose === 'booking') await outcomes.booking.returned(ctx, chargeOf(row))
}

/** What came and goes back whole cancels out, so the ledger stays true without either side. */
async function returnUnposted(ctx: TransactionCtx, returned: Returned): Promise<void> {
  const row = await endCharge(ctx, returned)
  if (!row) return
  const { id: chargeId, amount } = row
  await addRefunded(ctx.db, chargeId, amount)
  const refund = await insertRefund(ctx.db, {
    id: randomUUID(),
    chargeId,
    amount,
    createdAt: ctx.now,
    key: unsettled,
    reason: unsettled,
  })
  await enqueueRefund(ctx, { refundId: refund.id })
}

async function endCharge(
  ctx: TransactionCtx,
  { chargeId, intent }: Returned,
): Promise<ChargeRow | undefined> {
  const row = await lockCharge(ctx.db, chargeId)
  if (!row || row.settledAt) return undefined
  const settled = await updateOpenCharge(ctx.db, chargeId, {
    ...paidOf(intent),
    intentId: intent.id,
    status: 'succeeded',
    settledAt: ctx.now,
  })
  if (!settled) return undefined
  chargeCounts.addOnCommit(ctx.db, 'succeeded')
  const { userId, purpose, reference, amount } = row
  await recordEvent(ctx, {
    kind: 'payments.charge_returned',
    subject: `user:${userId}`,
    data: { chargeId, purpose, reference, amount },
  })
  return settled
}

async function endPurpose(ctx: TransactionCtx, chargeId: string, outcomes: ChargeOutcomes) {
  const row = await lockCharge(ctx.db, chargeId)
  if (row?.purpose === 'booking') await outcomes.booking.returned(ctx, chargeOf(row))
  else if (row) await failDeposit(ctx, row.reference, 'processing_error')
}
