import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { listLapsedLicenses } from '#suites/store.ts'
import { todayInMiami } from '#suites/today.ts'
import { unlistSuite } from './unlist.ts'

/** Every hour, so that a home leaves search soon after midnight in Miami. */
export const unpublishLapsedJob: Job = {
  name: 'suites.unpublish-lapsed',
  cron: '11 * * * *',
  handle: (ctx) => unpublishLapsed(ctx),
}

/** Cities forbid advertising a home without its licenses. Existing bookings stay valid. */
async function unpublishLapsed(ctx: Ctx): Promise<void> {
  const lapsed = await listLapsedLicenses(ctx.db, todayInMiami(ctx.now))
  for (const [suiteId, [first]] of Map.groupBy(lapsed, ({ suiteId }) => suiteId)) {
    if (!first) continue
    await inTransaction(ctx, async (ctx) => {
      await unlistSuite(ctx, suiteId)
      const data = { ownerId: first.ownerId, license: first.kind }
      await recordEvent(ctx, { kind: 'suites.license_lapsed', subject: `suite:${suiteId}`, data })
    })
  }
}
