import { perMilleOf, taxOf } from '#pricing/rounding.ts'
import type { TaxesByJurisdiction } from '#pricing/tax-table.ts'
import type { StayDiscount } from '#pricing/terms.ts'
import type { Columns } from './columns.ts'
import { term, termAt } from './terms.ts'

/** The nights alone; running sums wrap, so the nights of a dear home are added up one by one. */
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

type Priced = { amount: number; perMille: number; rates: TaxesByJurisdiction; pets: number }

/** What `price` makes of these nights, without its lines. */
export function totalOf(
  columns: Columns,
  slot: number,
  { amount, perMille, rates, pets }: Priced,
): number {
  const fees = termAt(columns, slot, term.fees) + termAt(columns, slot, term.pet) * pets
  const base = amount - (perMille ? perMilleOf(amount, perMille) : 0) + fees
  let total = base
  for (const { rate } of rates[termAt(columns, slot, term.jurisdiction)] ?? [])
    total += taxOf(base, rate)
  return total
}

export function perMilleFor(discounts: readonly StayDiscount[], nights: number): number {
  return discounts.findLast(({ fromNights }) => fromNights <= nights)?.perMille ?? 0
}

const taxedByRates = new WeakMap<TaxesByJurisdiction, Float64Array>()

/** What all taxes together make of a price but for roundings, by jurisdiction. */
export function taxedBy(rates: TaxesByJurisdiction): Float64Array {
  const known = taxedByRates.get(rates)
  if (known) return known
  const taxed = Float64Array.from(
    rates,
    (list) => 1 + list.reduce((sum, { rate }) => sum + rate, 0) / 100_000,
  )
  taxedByRates.set(rates, taxed)
  return taxed
}
