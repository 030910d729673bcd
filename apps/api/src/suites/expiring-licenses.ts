import { addDays } from '@marea/contract/platform/time/days.ts'
import { licenseNoticeDays } from '@marea/contract/suites/jurisdictions.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { listExpiringLicenses } from './store.ts'

/** Licenses of published homes that have expired or will within the notice. */
export function expiringLicenses(ctx: Ctx, suiteIds: readonly string[]) {
  return listExpiringLicenses(ctx.db, suiteIds, addDays(todayOf(ctx), licenseNoticeDays))
}
