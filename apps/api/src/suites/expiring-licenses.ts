import { addDays } from '@marea/contract/calendar/nights.ts'
import { licenseNoticeDays } from '@marea/contract/suites/jurisdictions.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listExpiringLicenses } from './store.ts'
import { todayInMiami } from './today.ts'

/** Licenses of published homes that have expired or will within the notice. */
export function expiringLicenses({ db, now }: Ctx, suiteIds: readonly string[]) {
  return listExpiringLicenses(db, suiteIds, addDays(todayInMiami(now), licenseNoticeDays))
}
