import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'

const hour = 3_600_000

/** Whether the full refund applies only because the stay was just booked. */
export function isGraceRefund(
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
