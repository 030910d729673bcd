import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { lockOwnSuite } from '#suites/own-home.ts'
import { takeNights } from './take-nights.ts'

/** An owner blocks nights for their own use. */
export function blockNights(
  ctx: Ctx,
  block: { suiteId: string; from: string; to: string; reference: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockOwnSuite(ctx, block.suiteId)
    await takeNights(ctx, { ...block, kind: 'block', expiresAt: null })
  })
}
