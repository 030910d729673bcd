import { listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { type ExtraCode, Payee } from '@marea/contract/pricing/endpoints.ts'
import { chargeCodeOf, isTax, lineCodes, partOf } from '@marea/contract/pricing/price-parts.ts'
import {
  type ChargeRules,
  extraRules,
  type Fee,
  fees as feeTable,
} from '@marea/contract/suites/fees.ts'
import type { TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import { z } from 'zod'
import { allocate, perMilleOf, taxOf } from './rounding.ts'
import { bestDiscount, discountOf, nightlyAmount, type Terms } from './terms.ts'

const StoredLine = z.object({
  code: z.string(),
  label: z.string(),
  amount: z.int(),
  for: Payee,
  commission: z.int(),
  isTaxed: z.boolean(),
  /** The only authorities that tax it; left out, all do. */
  taxedBy: z.array(z.string()).optional(),
  /** Refunded in full when the stay is canceled before it begins. */
  isReturned: z.boolean(),
  count: z.int().optional(),
  each: z.int().optional(),
  dates: z.array(z.string()).optional(),
  rate: z.int().optional(),
  /** The code of a coupon. */
  name: z.string().optional(),
})

/**
 * Of a line's amount `commission` goes to the platform and the rest to the payee in `for`. Its
 * part follows from the code, because bookings of earlier versions are stored without it.
 */
export const Lines = z
  .array(StoredLine)
  .transform((lines) => lines.map((line) => ({ ...line, part: partOf(line.code) })))
export type Line = z.output<typeof Lines>[number]

export type Price = { lines: Line[]; total: number }

export type TaxRate = { authority: TaxAuthority; rate: number }

export type Stay = { checkIn: string; checkOut: string; guests: number; pets: number }

export type Extra = { code: ExtraCode; amount: number }

/** A coupon reduces the rent only: by a share of it or by an amount below it. */
export type Discount = {
  code: string
  perMille: number | null
  amount: number | null
  bearer: 'owner' | 'platform'
  isDeducted: boolean
}

type Options = {
  extras?: readonly Extra[]
  coupon?: Discount | undefined
  fees?: readonly Fee[]
}

/** The price of a stay, in cents: every place that shows or charges a price uses this function. */
export function price(
  terms: Terms,
  taxes: readonly TaxRate[],
  stay: Stay,
  { extras = [], coupon, fees = feeTable }: Options = {},
): Price {
  const nights = nightLines(terms, stay)
  const rent = [...nights, ...discountLines(terms, nights)]
  const charges = [
    ...rent,
    ...(coupon ? couponLines(coupon, sumOf(rent)) : []),
    ...feeLines(terms, stay, fees),
    ...extras.map(extraLine),
  ]
  const rules = fees === feeTable ? knownRules : rulesByCode(fees)
  return withTaxes(withCommission(charges, terms, rules), taxes)
}

export function withTaxes(charges: readonly Line[], taxes: readonly TaxRate[]): Price {
  const lines = [...charges, ...taxLines(taxes, (authority) => taxBase(charges, authority))]
  return { lines, total: sumOf(lines) }
}

/** The rent of a stay before any coupon. */
export function rentOf(terms: Terms, stay: Stay): number {
  const nights = nightLines(terms, stay)
  return sumOf([...nights, ...discountLines(terms, nights)])
}

/** What each payee receives; the amounts sum to the total. */
export function sharesOf(lines: readonly Line[]): Map<Payee, number> {
  const shares = new Map<Payee, number>()
  const add = (payee: Payee, amount: number) => shares.set(payee, (shares.get(payee) ?? 0) + amount)
  for (const line of lines) {
    add(line.for, line.amount - line.commission)
    if (line.commission) add('platform', line.commission)
  }
  return shares
}

type RulesByCode = ReadonlyMap<string, ChargeRules>

function rulesByCode(fees: readonly Fee[]): RulesByCode {
  const rules = new Map<string, ChargeRules>(fees.map((fee) => [fee.code, fee]))
  for (const [code, rule] of Object.entries(extraRules)) rules.set(`extra_${code}`, rule)
  return rules
}

const knownRules = rulesByCode(feeTable)

/** Fees that cover what the owner spends on a stay bear no commission; rent does. */
export function isCommissioned({ code, for: payee }: Line, rules = knownRules): boolean {
  return payee === 'owner' && (rules.get(chargeCodeOf(code))?.isCommissioned ?? true)
}

/** Rounds the commission once for all lines, so that rounding each line costs the owner no cent. */
export function shareCommission(
  lines: readonly Line[],
  commission: number,
  rules = knownRules,
): Line[] {
  const shared = lines.filter((line) => isCommissioned(line, rules))
  const parts = allocate(
    shared.map(({ amount }) => amount),
    commission,
  )
  const commissions = new Map(shared.map((line, index) => [line, parts[index] ?? 0]))
  return lines.map((line) => ({ ...line, commission: commissions.get(line) ?? 0 }))
}

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

export function taxRatesOf(lines: readonly Line[]): TaxRate[] {
  return lines.flatMap(({ for: payee, rate = 0 }) => {
    const authority = authorityOf(payee)
    return authority === undefined ? [] : [{ authority, rate }]
  })
}

/** Undefined for those who are no tax authority. */
export function authorityOf(payee: Payee): TaxAuthority | undefined {
  return payee.startsWith('tax:') ? payee.slice('tax:'.length) : undefined
}

/** The lines that taxes are levied on. */
export function withoutTaxes(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !isTax(line))
}

function taxBase(lines: readonly Line[], authority: TaxAuthority): number {
  return sumOf(
    lines.filter(({ isTaxed, taxedBy }) => isTaxed && (taxedBy?.includes(authority) ?? true)),
  )
}

/** Each authority taxes its whole base and rounds on its own. */
export function taxLines(
  taxes: readonly TaxRate[],
  baseOf: (authority: TaxAuthority) => number,
): Line[] {
  return taxes.map(({ authority, rate }) => ({
    ...plainLine(`tax_${authority}`, taxOf(baseOf(authority), rate), `tax:${authority}`),
    isTaxed: false,
    rate,
  }))
}

function nightLines(terms: Terms, { checkIn, checkOut }: Stay): Line[] {
  const datesByAmount = Map.groupBy(listNights(checkIn, checkOut), (day) =>
    nightlyAmount(terms, day),
  )
  return [...datesByAmount].map(([each, dates]) => ({
    ...plainLine(lineCodes.nights, each * dates.length, 'owner'),
    count: dates.length,
    each,
    dates,
  }))
}

function discountLines(terms: Terms, nights: readonly Line[]): Line[] {
  const count = nights.reduce((sum, line) => sum + (line.count ?? 0), 0)
  const discount = bestDiscount(terms, count)
  if (!discount) return []
  const { perMille } = discount
  const amount = 0 - discountOf(terms, { amount: sumOf(nights), nights: count, perMille })
  if (amount === 0) return []
  return [
    {
      ...plainLine(lineCodes.discount, amount, 'owner'),
      count: discount.fromNights,
      rate: perMille,
    },
  ]
}

function feeLines({ feeAmounts, includedGuests }: Terms, stay: Stay, fees: readonly Fee[]): Line[] {
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  const { guests, pets } = stay
  const counts = feeCounts({ nights, guests, pets, includedGuests: includedGuests ?? guests })
  return fees
    .map((fee) => {
      const each = feeAmounts[fee.code] ?? 0
      const count = counts[fee.per]
      const line = chargeLine(fee.code, each * count, fee)
      return fee.per === 'stay' ? line : { ...line, count, each }
    })
    .filter(({ amount }) => amount > 0)
}

/** How many times each fee is charged, by its basis. */
export function feeCounts({ nights, guests, pets, includedGuests }: FeeBasis) {
  return {
    stay: 1,
    night: nights,
    guest: guests,
    extra_guest_night: Math.max(0, guests - includedGuests) * nights,
    pet: pets,
    pet_night: pets * nights,
  } satisfies Record<Fee['per'], number>
}

/** The basis of fees: children count as guests, infants do not. */
export type FeeBasis = Record<'nights' | 'guests' | 'pets' | 'includedGuests', number>

function couponLines({ code, perMille, amount, bearer, isDeducted }: Discount, rent: number) {
  const taken = Math.min(rent, perMille === null ? (amount ?? 0) : perMilleOf(rent, perMille))
  const line: Line = {
    ...plainLine(lineCodes.coupon, 0 - taken, bearer),
    isTaxed: isDeducted,
    name: code,
    ...(perMille === null ? {} : { rate: perMille }),
  }
  return taken ? [line] : []
}

function extraLine({ code, amount }: Extra): Line {
  return chargeLine(`extra_${code}`, amount, extraRules[code])
}

function withCommission(
  lines: readonly Line[],
  { commissionPerMille }: Terms,
  rules: RulesByCode,
): Line[] {
  const shared = lines.filter((line) => isCommissioned(line, rules))
  return shareCommission(lines, perMilleOf(sumOf(shared), commissionPerMille), rules)
}

function chargeLine(code: string, amount: number, rules: ChargeRules): Line {
  const { payee, taxedBy, isReturned } = rules
  const line = { ...plainLine(code, amount, payee), isTaxed: taxedBy !== 'none', isReturned }
  return taxedBy === 'all' || taxedBy === 'none' ? line : { ...line, taxedBy: [...taxedBy] }
}

export function plainLine(code: string, amount: number, payee: Payee): Line {
  return {
    code,
    part: partOf(code),
    label: `price.${code}`,
    amount,
    for: payee,
    commission: 0,
    isTaxed: true,
    isReturned: false,
  }
}
