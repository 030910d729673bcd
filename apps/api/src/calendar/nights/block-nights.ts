import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { findOccupancyId } from './occupancy-store.ts'
import { takeNights } from './take-nights.ts'

/** An owner or co-host blocks nights of a home; returns the block's id. */
export function blockNights(
  ctx: Ctx,
  block: { suiteId: string; from: string; to: string; reference: string },
): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, block.suiteId, 'calendar')
    await takeNights(ctx, { ...block, kind: 'block', expiresAt: null })
    return findOccupancyId(ctx.db, block.reference)
  })
}
