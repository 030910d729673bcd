import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { Terms } from '#pricing/terms.ts'
import { effectiveRates, type OverrideRange } from './effective-rates.ts'

/** The terms of a home as they would be for a booking made on this day under these rules. */
export function termsUnder<Known extends Terms>(
  terms: Known,
  rules: PriceRules,
  { bookedOn, overrides }: { bookedOn: string; overrides: readonly OverrideRange[] },
): Known {
  const { nightlyAmount, weekendAmount, minNights, stayDiscounts, floorAmount, fillsGaps } = rules
  return {
    ...terms,
    nightlyAmount,
    weekendAmount,
    minNights,
    floorAmount,
    fillsGaps,
    seasons: effectiveRates(rules, bookedOn, overrides),
    discounts: stayDiscounts,
  }
}
