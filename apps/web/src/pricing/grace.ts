import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'

const hour = 3_600_000

/** Whether all of it comes back only because the stay is just being booked. */
export function isByGrace(
  { graceHours, tiers }: Pick<CancellationPolicy, 'graceHours' | 'tiers'>,
  { refunds, total }: Pick<Quote, 'refunds' | 'total'>,
): boolean {
  const first = refunds[0]
  const arrival = refunds.at(-1)?.until
  if (graceHours === 0 || !first || !arrival || first.amount.amount !== total.amount) return false
  const fullUntil = tiers.find(({ perMille }) => perMille === 1000)?.hoursBefore
  const hoursLeft = (Date.parse(arrival) - Date.parse(first.until)) / hour
  return fullUntil === undefined || hoursLeft < fullUntil
}
