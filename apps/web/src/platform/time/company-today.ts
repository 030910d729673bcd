import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { readPage } from '#platform/page/page.tsx'

/** The company's day for loaders of the browser; components ask `useTimeFormat`. */
export function companyToday(): string {
  return dayIn(readPage().config.companyTimeZone, new Date())
}
