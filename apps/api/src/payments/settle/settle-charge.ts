import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import { customerOf } from '#payments/cards/customer.ts'
import { saveCardFor } from '#payments/cards/payment-methods.ts'
import { chargeOf, openStatusOf } from '#payments/charge/charge.ts'
import {
  type ChargeRow,
  findCharge,
  lockCharge,
  paidColumns,
  updateOpenCharge,
} from '#payments/charge/charge-store.ts'
import type { SettleChargeJob } from '#payments/enqueue.ts'
import { chargeCounts } from '#payments/metrics.ts'
import type { ProcessorCharge, SucceededCharge } from '#platform/cards/port.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { applyFailure, applySuccess, type ChargeOutcomes, postCharge } from './charge-outcomes.ts'
import { retryOrReturn } from './unsettled.ts'

/** After this time a call that was made has arrived or never will. */
const certainAfter = { minutes: 10 }

/** Asks the processor for the state of a charge and stores its end once, with what follows from it. */
export async function settleCharge(
  ctx: Ctx,
  { chargeId, intentId, refusal, isAbandoned = false }: SettleChargeJob,
  outcomes: ChargeOutcomes,
): Promise<void> {
  const row = await findCharge(ctx.db, chargeId)
  if (!row || row.settledAt) return
  if (refusal) return failCharge(ctx, chargeId, outcomes, { failure: refusal })
  const processorId = row.intentId ?? intentId ?? (await findLostCharge(ctx, row))
  if (!processorId) {
    if (isCertain(ctx, row)) await failCharge(ctx, chargeId, outcomes, { failure: 'abandoned' })
    return
  }
  const charge = await cancelIfStuck(ctx, processorId, isAbandoned)
  if (charge.status === 'succeeded') {
    return succeedCharge(ctx, chargeId, outcomes, charge).catch((error) =>
      retryOrReturn(ctx, { chargeId, charge, error }, outcomes),
    )
  }
  if (charge.status === 'canceled') {
    const { failure } = charge
    return failCharge(ctx, chargeId, outcomes, { failure, intentId: processorId })
  }
  await updateOpenCharge(ctx.db, chargeId, { intentId: processorId, status: openStatusOf(charge) })
}

function isCertain({ now }: Ctx, { createdAt }: ChargeRow): boolean {
  return Temporal.Instant.compare(createdAt.add(certainAfter), now) < 0
}

/** The answer to a call may be lost while the card was charged. */
async function findLostCharge(ctx: Ctx, row: ChargeRow): Promise<string | undefined> {
  if (!isCertain(ctx, row)) return
  const { id: chargeId, createdAt } = row
  const customerId = await customerOf(ctx, row.userId)
  return ctx.ports.cards.findCharge({ chargeId, customerId, createdAt })
}

/** A declined charge could be paid by another card later, so it is canceled before it counts as failed. */
async function cancelIfStuck(
  { ports: { cards } }: Ctx,
  processorId: string,
  isAbandoned: boolean,
): Promise<ProcessorCharge> {
  const charge = await cards.retrieve(processorId)
  const isStuck =
    charge.status === 'declined' || (isAbandoned && charge.status === 'requires_action')
  if (!isStuck) return charge
  await cards.cancel(processorId)
  return cards.retrieve(processorId)
}

export function succeedCharge(
  ctx: Ctx,
  chargeId: string,
  outcomes: ChargeOutcomes,
  charge: SucceededCharge,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockCharge(ctx.db, chargeId)
    if (!row || row.settledAt) return
    await postCharge(ctx, row, charge.fee)
    const settled = await updateOpenCharge(ctx.db, chargeId, {
      ...paidColumns(charge),
      settledAt: ctx.now,
    })
    if (!settled) return
    chargeCounts.addOnCommit(ctx.db, 'succeeded')
    const { card } = charge
    if (row.savesCard && card) await saveCardFor(ctx, row.userId, { card, wantsDefault: false })
    await applySuccess(ctx, outcomes, { ...chargeOf(settled), card })
    await recordChargeEvent(ctx, settled, 'succeeded')
  })
}

function failCharge(
  ctx: Ctx,
  chargeId: string,
  outcomes: ChargeOutcomes,
  { failure, intentId }: { failure: CardFailure; intentId?: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockCharge(ctx.db, chargeId)
    if (!row || row.settledAt) return
    const settled = await updateOpenCharge(ctx.db, chargeId, {
      status: 'failed',
      failureCode: failure,
      settledAt: ctx.now,
      ...(intentId ? { intentId } : {}),
    })
    if (!settled) return
    chargeCounts.addOnCommit(ctx.db, 'failed')
    await applyFailure(ctx, outcomes, { ...chargeOf(settled), failure })
    await recordChargeEvent(ctx, settled, 'failed')
  })
}

function recordChargeEvent(
  ctx: TransactionCtx,
  { id: chargeId, userId, purpose, reference, amount }: ChargeRow,
  status: 'succeeded' | 'failed',
): Promise<void> {
  return recordEvent(ctx, {
    kind: `payments.charge_${status}`,
    subject: `user:${userId}`,
    data: { chargeId, purpose, reference, amount },
  })
}
