import { listNights } from '@marea/contract/platform/time/days.ts'
import { nightlyRate } from '@marea/contract/pricing/rules/nightly-rate.ts'
import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import { bestDiscount, discountOf } from '#pricing/terms.ts'

type Stay = { checkIn: string; checkOut: string; bookedOn: string }

/** The rent of a stay booked on a day under these rules, as the price function computes it. */
export function rentUnder(rules: PriceRules, { checkIn, checkOut, bookedOn }: Stay): number {
  const days = listNights(checkIn, checkOut)
  const amount = days.reduce((sum, day) => sum + nightlyRate(rules, day, bookedOn).amount, 0)
  const perMille = bestDiscount({ discounts: rules.stayDiscounts }, days.length)?.perMille ?? 0
  return amount - discountOf(rules, { amount, nights: days.length, perMille })
}
