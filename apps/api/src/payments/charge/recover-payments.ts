import { listOpenSetups, updateOpenSetup } from '#payments/cards/method-store.ts'
import { settleSetup } from '#payments/cards/save-card.ts'
import { sendRefund } from '#payments/refund/refund.ts'
import { listOpenRefunds } from '#payments/refund/refund-store.ts'
import { deleteOldProcessorEvents } from '#payments/webhook/event-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { ChargeOutcomes } from './charge-outcomes.ts'
import { listOpenCharges } from './charge-store.ts'
import { settleCharge } from './settle-charge.ts'

const unhurried = { minutes: 2 }
const givenUpAfter = { minutes: 30 }

/** Takes up what a process left between two steps, and what no event came for. */
export async function recoverPayments(ctx: Ctx, outcomes: ChargeOutcomes): Promise<void> {
  const before = ctx.now.subtract(unhurried)
  const givenUp = ctx.now.subtract(givenUpAfter)
  for (const { id: chargeId, createdAt } of await listOpenCharges(ctx.db, {
    before,
    now: ctx.now,
  })) {
    const isAbandoned = Temporal.Instant.compare(createdAt, givenUp) < 0
    await alone(ctx, () => settleCharge(ctx, { chargeId, isAbandoned }, outcomes))
  }
  for (const { id } of await listOpenRefunds(ctx.db, before)) {
    await alone(ctx, () => sendRefund(ctx, id))
  }
  for (const { id, createdAt } of await listOpenSetups(ctx.db, before)) {
    await alone(ctx, () => settleSetup(ctx, id))
    if (Temporal.Instant.compare(createdAt, givenUp) < 0) {
      await updateOpenSetup(ctx.db, id, { status: 'failed', failureCode: 'abandoned' })
    }
  }
  await deleteOldProcessorEvents(ctx.db)
}

/** One that fails does not keep the others waiting. */
async function alone(ctx: Ctx, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => ctx.log.error({ err: error }, 'payment not settled'))
}
