import type { Ctx } from '#platform/ctx.ts'
import { deleteOldProcessorEvents } from './event-store.ts'
import { listOpenSetups, updateOpenSetup } from './method-store.ts'
import type { ChargeOutcomes } from './outcomes.ts'
import { sendRefund } from './refund.ts'
import { listOpenRefunds } from './refund-store.ts'
import { settleCharge } from './settle.ts'
import { settleSetup } from './setup.ts'
import { listOpenCharges } from './store.ts'

const unhurried = { minutes: 2 }
const givenUpAfter = { minutes: 30 }

/** Takes up what a process left between two steps, and what no event came for. */
export async function sweepPayments(ctx: Ctx, outcomes: ChargeOutcomes): Promise<void> {
  const before = ctx.now.subtract(unhurried)
  const givenUp = ctx.now.subtract(givenUpAfter)
  for (const { id: chargeId, createdAt } of await listOpenCharges(ctx.db, {
    ...{ before, now: ctx.now },
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
