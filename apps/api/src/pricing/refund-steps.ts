import type { CancellationPolicy } from '@marea/contract/suites.ts'
import { type Line, sumOf, taxedAmount } from './price.ts'
import { perMilleOf, taxOf } from './rounding.ts'

export type RefundStep = { until: Temporal.Instant; amount: number }

/** What comes back when a stay is cancelled before each instant, up to the moment of check-in. */
export function refundSteps(
  lines: readonly Line[],
  policy: CancellationPolicy,
  { checkInAt, now }: { checkInAt: Temporal.Instant; now: Temporal.Instant },
): RefundStep[] {
  const tiers = policy.tiers.map(({ hoursBefore, perMille }) => ({
    until: checkInAt.subtract({ hours: hoursBefore }),
    amount: refundOf(lines, { nightsKept: 0, perMille }),
  }))
  const late = { until: checkInAt, amount: refundOf(lines, policy.late) }
  return [...tiers, late].filter(({ until }) => Temporal.Instant.compare(until, now) > 0)
}

/** Taxes are owed on what is kept and on nothing else. */
function refundOf(
  lines: readonly Line[],
  { nightsKept, perMille }: { nightsKept: number; perMille: number },
): number {
  const total = sumOf(lines)
  const atStake = taxedAmount(lines.filter((line) => !line.isReturned))
  const firstNights = Math.min(atStake, amountOfFirst(lines, nightsKept))
  const kept = firstNights + perMilleOf(atStake - firstNights, 1000 - perMille)
  const taxes = lines
    .filter((line) => line.for.startsWith('tax:'))
    .reduce((sum, { rate = 0 }) => sum + taxOf(kept, rate), 0)
  return total - kept - taxes
}

function amountOfFirst(lines: readonly Line[], count: number): number {
  const amounts = lines
    .flatMap(({ dates = [], each = 0 }) => dates.map((day) => ({ day, each })))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, count)
    .reduce((sum, { each }) => sum + each, 0)
  const discount = lines.find(({ code }) => code === 'stay_discount')?.rate ?? 0
  return amounts - perMilleOf(amounts, discount)
}
