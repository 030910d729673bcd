import { type TaxAuthority, taxAuthorities } from '@marea/contract/jurisdictions.ts'
import { listNights } from '@marea/contract/nights.ts'
import { type ExtraCode, Payee } from '@marea/contract/pricing.ts'
import { z } from 'zod'
import { perMilleOf, taxOf } from './rounding.ts'
import { bestDiscount, nightlyAmount, type Terms } from './terms.ts'

/** Of a line's amount `commission` goes to the platform and the rest to whom the line is for. */
export const Line = z.object({
  code: z.string(),
  label: z.string(),
  amount: z.int(),
  for: Payee,
  commission: z.int(),
  isTaxed: z.boolean(),
  /** Given back in full when the stay is cancelled before it begins. */
  isReturned: z.boolean(),
  count: z.int().optional(),
  each: z.int().optional(),
  dates: z.array(z.string()).optional(),
  rate: z.int().optional(),
  /** The code of a coupon. */
  name: z.string().optional(),
})
export type Line = z.infer<typeof Line>

export type Price = { lines: Line[]; total: number }

export type TaxRate = { authority: TaxAuthority; rate: number }

export type Stay = { checkIn: string; checkOut: string; guests: number; pets: number }

export type Extra = {
  code: ExtraCode
  amount: number
  for: 'owner' | 'platform'
  isTaxed: boolean
}

/** Takes from the rent alone: a part of it or an amount that is below it. */
export type Discount = {
  code: string
  perMille: number | null
  amount: number | null
  bearer: 'owner' | 'platform'
  isDeducted: boolean
}

type Added = { extras?: readonly Extra[]; coupon?: Discount | undefined }

/** The one price of a stay, in cents: every place that shows or charges it comes through here. */
export function price(
  terms: Terms,
  taxes: readonly TaxRate[],
  stay: Stay,
  { extras = [], coupon }: Added = {},
): Price {
  const nights = nightLines(terms, stay)
  const rent = [...nights, ...discountLines(terms, nights)]
  const charges = [
    ...rent,
    ...(coupon ? couponLines(terms, coupon, sumOf(rent)) : []),
    ...feeLines(terms, stay),
    ...extras.map((extra) => extraLine(terms, extra)),
  ]
  return withTaxes(charges, taxes)
}

export function withTaxes(charges: readonly Line[], taxes: readonly TaxRate[]): Price {
  const lines = [...charges, ...taxLines(taxes, taxedAmount(charges))]
  return { lines, total: sumOf(lines) }
}

/** The rent of a stay before any coupon. */
export function rentOf(terms: Terms, stay: Stay): number {
  const nights = nightLines(terms, stay)
  return sumOf([...nights, ...discountLines(terms, nights)])
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

function couponLines(terms: Terms, coupon: Discount, rent: number): Line[] {
  const { code, perMille, amount, bearer, isDeducted } = coupon
  const taken = Math.min(rent, perMille === null ? (amount ?? 0) : perMilleOf(rent, perMille))
  const line = {
    ...plainLine('coupon', 0 - taken, bearer),
    isTaxed: isDeducted,
    name: code,
    ...(perMille === null ? {} : { rate: perMille }),
  }
  return taken ? [bearer === 'owner' ? ownerLine(terms, line) : line] : []
}

/** Nobody has begun an extra before the stay begins. */
function extraLine(terms: Terms, { code, amount, for: payee, isTaxed }: Extra): Line {
  const line = { ...plainLine(`extra_${code}`, amount, payee), isTaxed, isReturned: true }
  return payee === 'owner' ? ownerLine(terms, line) : line
}

function ownerLine({ commissionPerMille }: Terms, line: Line): Line {
  return { ...line, commission: perMilleOf(line.amount, commissionPerMille) }
}

function plainLine(code: string, amount: number, payee: Payee): Line {
  const label = `price.${code}`
  return { code, label, amount, for: payee, commission: 0, isTaxed: true, isReturned: false }
}
