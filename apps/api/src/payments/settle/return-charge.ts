import { randomUUID } from 'node:crypto'
import { chargeOf } from '#payments/charge/charge.ts'
import {
  addRefunded,
  type ChargeRow,
  lockCharge,
  paidColumns,
  updateOpenCharge,
} from '#payments/charge/charge-store.ts'
import { enqueueSendRefund } from '#payments/enqueue.ts'
import { failPurchase } from '#payments/gift-cards/outcome.ts'
import { chargeCounts } from '#payments/metrics.ts'
import { refundCharge } from '#payments/refund/refund.ts'
import { unsettled } from '#payments/refund/refund-reasons.ts'
import { insertRefund } from '#payments/refund/refund-store.ts'
import type { SucceededCharge } from '#platform/cards/port.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { failDeposit } from '#wallet/deposits/deposit.ts'
import { type ChargeOutcomes, postCharge } from './charge-outcomes.ts'

type PaidCharge = { chargeId: string; charge: SucceededCharge }

/** Refunds a paid charge that could not be settled, through the ledger or, when that fails, without it. */
export async function returnCharge(ctx: Ctx, paid: PaidCharge, outcomes: ChargeOutcomes) {
  await inTransaction(ctx, (ctx) => returnPosted(ctx, paid, outcomes)).catch(async (error) => {
    const { chargeId } = paid
    ctx.log.error({ chargeId, reason: error.code ?? error.name }, 'refund not posted')
    await inTransaction(ctx, (ctx) => returnUnposted(ctx, paid))
    await inTransaction(ctx, (ctx) => failPurpose(ctx, chargeId, outcomes)).catch((failure) =>
      ctx.log.error(
        { chargeId, reason: failure.code ?? failure.name },
        'payment not marked as failed',
      ),
    )
  })
}

async function returnPosted(ctx: TransactionCtx, paid: PaidCharge, outcomes: ChargeOutcomes) {
  const row = await endCharge(ctx, paid)
  if (!row) return
  const { id: chargeId, amount, fee } = row
  await postCharge(ctx, row, fee)
  await refundCharge(ctx, { chargeId, amount, key: unsettled, reason: unsettled })
  if (row.purpose === 'booking') await outcomes.booking.returned(ctx, chargeOf(row))
  if (row.purpose === 'gift_card') await failPurchase(ctx, row.reference, 'processing_error')
}

/** A charge and its full refund cancel out, so the ledger is right without either. */
async function returnUnposted(ctx: TransactionCtx, paid: PaidCharge): Promise<void> {
  const row = await endCharge(ctx, paid)
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
  await enqueueSendRefund(ctx, { refundId: refund.id })
}

async function endCharge(
  ctx: TransactionCtx,
  { chargeId, charge }: PaidCharge,
): Promise<ChargeRow | undefined> {
  const row = await lockCharge(ctx.db, chargeId)
  if (!row || row.settledAt) return undefined
  const settled = await updateOpenCharge(ctx.db, chargeId, {
    ...paidColumns(charge),
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

async function failPurpose(ctx: TransactionCtx, chargeId: string, outcomes: ChargeOutcomes) {
  const row = await lockCharge(ctx.db, chargeId)
  if (row?.purpose === 'booking') await outcomes.booking.returned(ctx, chargeOf(row))
  else if (row?.purpose === 'gift_card') {
    await failPurchase(ctx, row.reference, 'processing_error')
  } else if (row) await failDeposit(ctx, row.reference, 'processing_error')
}
