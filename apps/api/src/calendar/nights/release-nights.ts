import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { deleteByReference } from './occupancy-store.ts'
import { recordNights } from './take-nights.ts'

/** Releases nights; does nothing if they are already available. */
export function releaseNights(ctx: Ctx, reference: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const released = await deleteByReference(ctx.db, reference)
    if (released) await recordNights(ctx, 'calendar.freed', released)
  })
}
