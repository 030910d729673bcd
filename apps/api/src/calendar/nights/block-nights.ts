import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { takeNights } from './take-nights.ts'

/** An owner or co-host blocks nights of a home. */
export function blockNights(
  ctx: Ctx,
  block: { suiteId: string; from: string; to: string; reference: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, block.suiteId, 'calendar')
    await takeNights(ctx, { ...block, kind: 'block', expiresAt: null })
  })
}
