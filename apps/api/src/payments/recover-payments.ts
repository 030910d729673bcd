import { listOpenSetups, updateOpenSetup } from '#payments/cards/method-store.ts'
import { settleSetup } from '#payments/cards/save-card.ts'
import { sendRefund } from '#payments/refund/refund.ts'
import { listOpenRefunds } from '#payments/refund/refund-store.ts'
import { deleteOldProcessorEvents } from '#payments/webhook/event-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { deleteOldOrigins } from './charge/charge-origins.ts'
import { listOpenCharges } from './charge/charge-store.ts'
import type { ChargeOutcomes } from './settle/charge-outcomes.ts'
import { settleCharge } from './settle/settle-charge.ts'

const recoverAfter = { minutes: 2 }
const abandonAfter = { minutes: 30 }

/** Continues what a stopped process left between two steps and what no webhook arrived for. */
export async function recoverPayments(ctx: Ctx, outcomes: ChargeOutcomes): Promise<void> {
  const { now } = ctx
  const before = now.subtract(recoverAfter)
  const abandonedBefore = now.subtract(abandonAfter)
  for (const { id: chargeId, createdAt } of await listOpenCharges(ctx.db, { before, now })) {
    const isAbandoned = Temporal.Instant.compare(createdAt, abandonedBefore) < 0
    await logFailure(ctx, () => settleCharge(ctx, { chargeId, isAbandoned }, outcomes))
  }
  for (const { id } of await listOpenRefunds(ctx.db, before)) {
    await logFailure(ctx, () => sendRefund(ctx, id))
  }
  for (const { id, createdAt } of await listOpenSetups(ctx.db, before)) {
    await logFailure(ctx, () => settleSetup(ctx, id))
    if (Temporal.Instant.compare(createdAt, abandonedBefore) < 0) {
      await updateOpenSetup(ctx.db, id, { status: 'failed', failureCode: 'abandoned' })
    }
  }
  await deleteOldProcessorEvents(ctx.db)
  await deleteOldOrigins(ctx)
}

/** One payment that fails does not hold up the others. */
async function logFailure(ctx: Ctx, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => ctx.log.error({ err: error }, 'payment not settled'))
}
