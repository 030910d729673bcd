import { randomUUID } from 'node:crypto'
import { isInquiry, isOpenDispute } from '@marea/contract/payments/disputes/dispute.ts'
import { type ChargeRow, lockCharge } from '#payments/charge/charge-store.ts'
import {
  type DisputeRow,
  insertOrLockDispute,
  listOpenDisputes,
  updateDispute,
} from '#payments/disputes/dispute-store.ts'
import { postTransactions } from '#payments/disputes/post-dispute.ts'
import { type LossTerms, settleLoss } from '#payments/disputes/settle-loss.ts'
import { disputeCounters } from '#payments/metrics.ts'
import type { DisputeOutcomes } from '#payments/settle/charge-outcomes.ts'
import type { ProcessorDispute } from '#platform/cards/disputes.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { recoverPurchase } from './recover-purchase.ts'
import { subjectCharge } from './subject-charge.ts'

/**
 * Asks the processor for a dispute and stores it as it is now. Events come repeatedly and in any order, and an event may
 * be lost, so this is the only way in which a dispute changes here.
 */
export async function readDispute(
  ctx: Ctx,
  processorId: string,
  outcomes: DisputeOutcomes,
): Promise<void> {
  await storeDispute(ctx, await ctx.ports.cards.retrieveDispute(processorId), outcomes)
}

export async function readOpenDisputes(ctx: Ctx, outcomes: DisputeOutcomes): Promise<void> {
  for (const { processorId } of await listOpenDisputes(ctx.db)) {
    await readDispute(ctx, processorId, outcomes).catch((error) =>
      ctx.log.error({ err: error, dispute: processorId }, 'dispute not read'),
    )
  }
}

export async function storeDispute(
  ctx: Ctx,
  found: ProcessorDispute,
  outcomes: DisputeOutcomes,
): Promise<DisputeRow> {
  const charge = await subjectCharge(ctx, found, outcomes)
  const terms =
    charge?.purpose === 'booking'
      ? await outcomes.booking.lossTerms(ctx, charge.reference)
      : undefined
  return inTransaction(ctx, (ctx) => store(ctx, found, { charge, terms }))
}

type Subject = { charge: ChargeRow | undefined; terms: LossTerms | undefined }

/** The charge is locked before its disputes, as by a refund that they absorb. */
async function store(
  ctx: TransactionCtx,
  found: ProcessorDispute,
  { charge, terms }: Subject,
): Promise<DisputeRow> {
  if (charge) await lockCharge(ctx.db, charge.id)
  const { dispute: known, isNew } = await insertOrLockDispute(ctx.db, {
    ...columnsOf(ctx, found),
    id: randomUUID(),
    processor: ctx.ports.cards.name,
    processorId: found.processorId,
    chargeId: charge?.id ?? null,
    openedAt: found.openedAt,
    notedAt: ctx.now,
  })
  // A later question was answered first, so this answer is old; its money is new all the same.
  const isOld = Temporal.Instant.compare(known.readAt, ctx.now) > 0
  const dispute =
    isNew || isOld ? known : await updateDispute(ctx.db, known.id, columnsOf(ctx, found, known))
  const isEscalated = !isNew && isInquiry(known.status) && dispute.status === 'needs_response'
  if (isNew || isEscalated) await noteOpened(ctx, dispute, charge)
  if (!charge) return dispute
  await postTransactions(ctx, dispute, found.transactions)
  if (dispute.status === 'lost') await recoverPurchase(ctx, dispute, charge)
  const settled = await settleLoss(ctx, dispute, { charge, terms })
  const wasOpen = isNew || known.closedAt === null
  if (settled.closedAt && wasOpen) await noteClosed(ctx, settled, charge)
  return settled
}

function columnsOf(ctx: TransactionCtx, found: ProcessorDispute, known?: DisputeRow) {
  const status = found.status ?? 'unknown'
  return {
    status,
    amount: found.amount,
    currency: found.currency,
    intentId: found.intentId,
    reason: found.reason,
    networkReasonCode: found.networkReasonCode,
    isRefundable: found.isRefundable,
    dueAt: found.dueAt,
    submissionCount: found.submissionCount,
    closedAt: isOpenDispute(status) ? null : (known?.closedAt ?? ctx.now),
    readAt: ctx.now,
  }
}

async function noteOpened(
  ctx: TransactionCtx,
  dispute: DisputeRow,
  charge: ChargeRow | undefined,
): Promise<void> {
  const { id, reason, status } = dispute
  disputeCounters.addOnCommit(ctx.db, charge ? 'opened' : 'unknown_charge')
  ctx.log.warn({ dispute: id, reason, status, hasCharge: charge !== undefined }, 'card disputed')
  if (charge)
    await recordEvent(ctx, { kind: 'payments.dispute_opened', ...factsOf(dispute, charge) })
}

async function noteClosed(
  ctx: TransactionCtx,
  dispute: DisputeRow,
  charge: ChargeRow,
): Promise<void> {
  const { id, status } = dispute
  disputeCounters.addOnCommit(ctx.db, status === 'won' || status === 'lost' ? status : 'ended')
  ctx.log.info({ dispute: id, status }, 'dispute closed')
  await recordEvent(ctx, { kind: 'payments.dispute_closed', ...factsOf(dispute, charge) })
}

function factsOf({ id, amount, status }: DisputeRow, { userId, purpose, reference }: ChargeRow) {
  return {
    subject: `user:${userId}` as const,
    data: { disputeId: id, purpose, reference, amount, status },
  }
}
