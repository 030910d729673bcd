import { isTaxedBy } from '@marea/contract/suites/fees.ts'
import type { TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import { taxOf } from '#pricing/rounding.ts'
import { discountOf, type StayDiscount } from '#pricing/terms.ts'
import type { Columns, TaxRates } from './columns.ts'
import type { GroupCounts } from './fee-groups.ts'
import { term, termAt } from './terms.ts'

/** The nights alone; running sums wrap, so the nights of an expensive home are added one by one. */
export function nightsAmount(
  columns: Columns,
  slot: number,
  { from, to }: { from: number; to: number },
): number {
  const { sums } = columns
  if (!termAt(columns, slot, term.isDear))
    return ((sums[to]?.[slot] ?? 0) - (sums[from]?.[slot] ?? 0)) >>> 0
  let sum = 0
  for (let night = from; night < to; night += 1) {
    sum += ((sums[night + 1]?.[slot] ?? 0) - (sums[night]?.[slot] ?? 0)) >>> 0
  }
  return sum
}

type Rent = { amount: number; nights: number; perMille: number }

type Priced = Rent & {
  rates: TaxRates
  counts: GroupCounts
}

/** The same total as the price function, without its lines. */
export function totalOf(
  columns: Columns,
  slot: number,
  { rates, counts, ...rent }: Priced,
): number {
  const base = rentOf(columns, slot, rent) + taxedFees(columns, slot, counts)
  let total = base + otherFees(columns, slot, counts)
  for (const { authority, rate } of rates[termAt(columns, slot, term.jurisdiction)] ?? [])
    total += taxOf(base + otherFees(columns, slot, counts, authority), rate)
  return total
}

/** The nights of a stay less its discount. */
export function rentOf(columns: Columns, slot: number, rent: Rent): number {
  if (!rent.perMille) return rent.amount
  return rent.amount - discountOf({ floorAmount: termAt(columns, slot, term.floor) }, rent)
}

/** The fees of a home that every authority taxes. */
export function taxedFees(columns: Columns, slot: number, counts: GroupCounts): number {
  const { terms, termsOfEach, feeGroups } = columns
  const first = slot * termsOfEach + term.fees
  const own = counts[termAt(columns, slot, term.includedGuests)]
  let sum = 0
  for (let group = 0; group < feeGroups.fullyTaxed; group += 1) {
    sum += (terms[first + group] ?? 0) * (own?.[group] ?? 0)
  }
  return sum
}

/** The other fees of a home, or only those that one authority taxes. */
export function otherFees(
  columns: Columns,
  slot: number,
  counts: GroupCounts,
  authority?: TaxAuthority,
): number {
  const { terms, termsOfEach, feeGroups } = columns
  const first = slot * termsOfEach + term.fees
  const own = counts[termAt(columns, slot, term.includedGuests)]
  let sum = 0
  for (let group = feeGroups.fullyTaxed; group < feeGroups.all.length; group += 1) {
    const { [group]: rule } = feeGroups.all
    if (authority && rule && !isTaxedBy(rule, authority)) continue
    sum += (terms[first + group] ?? 0) * (own?.[group] ?? 0)
  }
  return sum
}

export function perMilleFor(discounts: readonly StayDiscount[], nights: number): number {
  return discounts.findLast(({ fromNights }) => fromNights <= nights)?.perMille ?? 0
}

/** By jurisdiction, what a price is multiplied by with all its taxes, apart from rounding. */
export function taxFactors(rates: TaxRates): Float64Array {
  return Float64Array.from(
    rates,
    (list) => 1 + list.reduce((sum, { rate }) => sum + rate, 0) / 100_000,
  )
}
