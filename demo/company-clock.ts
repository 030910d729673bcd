import { instantIn } from '../apps/api/src/platform/zoned-time.ts'
import { dayIn } from '../packages/contract/src/platform/time/zoned-time.ts'

/** Where the demo company and its homes are, as a new database says; a test compares the two. */
export const companyTimeZone = 'America/New_York'

export function companyDay(at: Temporal.Instant | Date): string {
  return dayIn(companyTimeZone, at instanceof Date ? at : new Date(at.epochMilliseconds))
}

export function companyInstant(day: string, clock: string): Temporal.Instant {
  return instantIn(companyTimeZone, day, clock)
}
