import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { findBlock } from './occupancy-store.ts'
import { releaseNights } from './release-nights.ts'

/** Only blocks: bookings, holds and the nights of other channels end in other ways. */
export function unblockNights(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const block = await findBlock(ctx.db, id)
    if (!block) throw new Problem('resource.not_found')
    await lockManagedSuite(ctx, block.suiteId, 'calendar')
    await releaseNights(ctx, block.reference)
  })
}
