import { settleSetup } from '#payments/cards/save-card.ts'
import { readDispute } from '#payments/dispute-cases/read-dispute.ts'
import { readFraudWarning } from '#payments/dispute-cases/read-fraud-warning.ts'
import type { HandleEventJob } from '#payments/enqueue.ts'
import { webhookCounters, webhookLag } from '#payments/metrics.ts'
import { importPayout } from '#payments/processor/import-payout.ts'
import { sendRefund } from '#payments/refund/refund.ts'
import type { DisputeOutcomes } from '#payments/settle/charge-outcomes.ts'
import { settleCharge } from '#payments/settle/settle-charge.ts'
import type { Ctx } from '#platform/ctx.ts'

/** Events arrive repeatedly and in any order, so each only says what to ask the processor about. */
export async function handleProcessorEvent(
  ctx: Ctx,
  event: HandleEventJob,
  outcomes: DisputeOutcomes,
): Promise<void> {
  const subject = await ctx.ports.cards.findEventSubject(event)
  if (subject?.kind === 'charge') {
    const { chargeId, processorId: intentId } = subject
    await settleCharge(ctx, { chargeId, intentId }, outcomes)
  } else if (subject?.kind === 'card_setup') {
    await settleSetup(ctx, subject.setupId, subject.processorId)
  } else if (subject?.kind === 'refund') {
    await sendRefund(ctx, subject.refundId)
  } else if (subject?.kind === 'payout') {
    await importPayout(ctx, subject.payoutId)
  } else if (subject?.kind === 'dispute') {
    await readDispute(ctx, subject.processorId, outcomes)
  } else if (subject?.kind === 'fraud_warning') {
    await readFraudWarning(ctx, subject.processorId, outcomes)
  }
  webhookCounters.add('handled')
  if (event.createdAt) webhookLag.observe(secondsSince(event.createdAt, ctx.now))
}

/** The processor's clock may be slightly ahead of ours. */
function secondsSince(instant: string, now: Temporal.Instant): number {
  return Math.max(0, now.since(instant).total('seconds'))
}
