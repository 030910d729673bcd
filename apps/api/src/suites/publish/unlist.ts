import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { listingCounters } from '#suites/metrics.ts'
import { updateStatus } from '#suites/store.ts'
import { canBecome } from './status.ts'

/** Unpublishes a home; existing bookings stay valid. */
export function unlistSuite(ctx: Ctx, suiteId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const suite = await lockManagedSuite(ctx, suiteId, 'full')
    if (!canBecome(suite.status, 'unlisted')) return
    await updateStatus(ctx.db, suiteId, { status: 'unlisted', changedAt: ctx.now })
    listingCounters.addOnCommit(ctx.db, 'unlisted')
    await recordEvent(ctx, { kind: 'suites.unlisted', subject: `suite:${suiteId}` })
    ctx.log.info({ suiteId }, 'home unpublished')
  })
}
