import { type TaxAuthority, taxAuthorities } from '@marea/contract/jurisdictions.ts'
import { listNights } from '@marea/contract/nights.ts'
import type { Payee } from '@marea/contract/pricing.ts'
import { perMilleOf, taxOf } from './rounding.ts'
import { bestDiscount, nightlyAmount, type Terms } from './terms.ts'

/** Of a line's amount `commission` goes to the platform and the rest to whom the line is for. */
export type Line = {
  code: string
  label: string
  amount: number
  for: Payee
  commission: number
  isTaxed: boolean
  /** Given back in full when the stay is cancelled before it begins. */
  isReturned: boolean
  count?: number
  each?: number
  dates?: string[]
  rate?: number
}

export type Price = { lines: Line[]; total: number }

export type TaxRate = { authority: TaxAuthority; rate: number }

export type Stay = { checkIn: string; checkOut: string; guests: number; pets: number }

/** The one price of a stay, in cents: every place that shows or charges it comes through here. */
export function price(terms: Terms, taxes: readonly TaxRate[], stay: Stay): Price {
  const nights = nightLines(terms, stay)
  const charges = [...nights, ...discountLines(terms, nights), ...feeLines(terms, stay)]
  const lines = [...charges, ...taxLines(taxes, taxedAmount(charges))]
  return { lines, total: sumOf(lines) }
}

/** What each party receives; the amounts sum to the total. */
export function sharesOf(lines: readonly Line[]): Map<Payee, number> {
  const shares = new Map<Payee, number>()
  const give = (payee: Payee, amount: number) =>
    shares.set(payee, (shares.get(payee) ?? 0) + amount)
  for (const line of lines) {
    give(line.for, line.amount - line.commission)
    if (line.commission) give('platform', line.commission)
  }
  return shares
}

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

export function taxedAmount(lines: readonly Line[]): number {
  return sumOf(lines.filter(({ isTaxed }) => isTaxed))
}

/** Each authority takes its part of the whole base and rounds it by itself. */
export function taxLines(taxes: readonly TaxRate[], base: number): Line[] {
  return taxAuthorities.flatMap((authority) =>
    taxes
      .filter((tax) => tax.authority === authority)
      .map(({ rate }) => ({
        ...plainLine(`tax_${authority}`, taxOf(base, rate), `tax:${authority}`),
        isTaxed: false,
        rate,
      })),
  )
}

function nightLines(terms: Terms, { checkIn, checkOut }: Stay): Line[] {
  const datesByAmount = Map.groupBy(listNights(checkIn, checkOut), (day) =>
    nightlyAmount(terms, day),
  )
  return [...datesByAmount].map(([each, dates]) =>
    ownerLine(terms, {
      ...plainLine('nights', each * dates.length, 'owner'),
      count: dates.length,
      each,
      dates,
    }),
  )
}

function discountLines(terms: Terms, nights: readonly Line[]): Line[] {
  const count = nights.reduce((sum, line) => sum + (line.count ?? 0), 0)
  const discount = bestDiscount(terms, count)
  if (!discount) return []
  const amount = -perMilleOf(sumOf(nights), discount.perMille)
  return [
    ownerLine(terms, {
      ...plainLine('stay_discount', amount, 'owner'),
      count: discount.fromNights,
      rate: discount.perMille,
    }),
  ]
}

function feeLines(terms: Terms, { pets }: Stay): Line[] {
  const { cleaningAmount, petAmount, housekeepingAmount } = terms
  const lines = [
    { ...plainLine('cleaning', cleaningAmount, 'owner'), isReturned: true },
    {
      ...plainLine('pets', petAmount * pets, 'owner'),
      isReturned: true,
      count: pets,
      each: petAmount,
    },
    plainLine('housekeeping', housekeepingAmount, 'platform'),
  ]
  return lines.filter(({ amount }) => amount > 0)
}

function ownerLine({ commissionPerMille }: Terms, line: Line): Line {
  return { ...line, commission: perMilleOf(line.amount, commissionPerMille) }
}

function plainLine(code: string, amount: number, payee: Payee): Line {
  const label = `price.${code}`
  return { code, label, amount, for: payee, commission: 0, isTaxed: true, isReturned: false }
}
