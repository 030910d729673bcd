import { randomUUID } from 'node:crypto'
import { upsertWarning } from '#payments/disputes/dispute-store.ts'
import { disputeCounters } from '#payments/metrics.ts'
import type { ChargeOutcomes } from '#payments/settle/charge-outcomes.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { subjectCharge } from './subject-charge.ts'

/** Asks the processor for an early fraud warning and stores it as it is now. */
export async function readFraudWarning(
  ctx: Ctx,
  processorId: string,
  outcomes: ChargeOutcomes,
): Promise<void> {
  const found = await ctx.ports.cards.retrieveFraudWarning(processorId)
  const charge = await subjectCharge(ctx, found, outcomes)
  await inTransaction(ctx, async (ctx) => {
    const isNew = await upsertWarning(ctx.db, {
      id: randomUUID(),
      processor: ctx.ports.cards.name,
      processorId,
      chargeId: charge?.id ?? null,
      intentId: found.intentId,
      fraudType: found.fraudType,
      isActionable: found.isActionable,
      warnedAt: found.createdAt,
      notedAt: ctx.now,
      readAt: ctx.now,
    })
    if (!isNew) return
    disputeCounters.addOnCommit(ctx.db, 'warned')
    ctx.log.warn({ warning: processorId, hasCharge: charge !== undefined }, 'early fraud warning')
  })
}
