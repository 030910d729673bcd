import { settleSetup } from '#payments/cards/save-card.ts'
import type { HandleEventJob } from '#payments/enqueue.ts'
import { webhookCounters, webhookLag } from '#payments/metrics.ts'
import { importPayout } from '#payments/processor/import-payout.ts'
import { sendRefund } from '#payments/refund/refund.ts'
import type { ChargeOutcomes } from '#payments/settle/charge-outcomes.ts'
import { settleCharge } from '#payments/settle/settle-charge.ts'
import type { Ctx } from '#platform/ctx.ts'

/** Events arrive repeatedly and in any order, so each only says what to ask the processor about. */
export async function handleProcessorEvent(
  ctx: Ctx,
  event: HandleEventJob,
  outcomes: ChargeOutcomes,
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
  }
  webhookCounters.add('handled')
  if (event.createdAt) webhookLag.observe(secondsSince(event.createdAt, ctx.now))
}

/** The processor's clock may be slightly ahead of ours. */
function secondsSince(instant: string, now: Temporal.Instant): number {
  return Math.max(0, now.since(instant).total('seconds'))
}
