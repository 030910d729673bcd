import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { listLapsedLicenses } from '#suites/store.ts'
import { unlistSuite } from './unlist.ts'

/**
 * Every hour, so that a home leaves search soon after its midnight. Cities forbid advertising a
 * home without its licenses; existing bookings stay valid.
 */
export const unpublishLapsed: FanOut = {
  name: 'suites.unpublish-lapsed',
  cron: '11 * * * *',
  async list(ctx) {
    const lapsed = await listLapsedLicenses(ctx.db, ctx.now)
    return [...new Set(lapsed.map(({ suiteId }) => suiteId))]
  },
  handle: unpublish,
}

function unpublish(ctx: Ctx, suiteId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, suiteId, 'full')
    const [first] = await listLapsedLicenses(ctx.db, ctx.now, suiteId)
    if (!first) return
    await unlistSuite(ctx, suiteId)
    const data = { ownerId: first.ownerId, license: first.kind }
    await recordEvent(ctx, { kind: 'suites.license_lapsed', subject: `suite:${suiteId}`, data })
  })
}
