import { listNights } from '@marea/contract/calendar/nights.ts'
import { type ExtraCode, Payee } from '@marea/contract/pricing/endpoints.ts'
import { type TaxAuthority, taxAuthorities } from '@marea/contract/suites/jurisdictions.ts'
import { z } from 'zod'
import { allocate, perMilleOf, taxOf } from './rounding.ts'
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
    ...(coupon ? couponLines(coupon, sumOf(rent)) : []),
    ...feeLines(terms, stay),
    ...extras.map(extraLine),
  ]
  return withTaxes(withCommission(charges, terms), taxes)
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

/** What the owner spends on a stay bears no commission. */
export function isCommissioned({ code, for: payee }: Line): boolean {
  return payee === 'owner' && code !== 'cleaning' && code !== 'pets'
}

/** The commission of the whole lies on its lines, so that no rounding of one costs the owner a cent. */
export function shareCommission(lines: readonly Line[], commission: number): Line[] {
  const shared = lines.filter(isCommissioned)
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

function taxedAmount(lines: readonly Line[]): number {
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
  return [...datesByAmount].map(([each, dates]) => ({
    ...plainLine('nights', each * dates.length, 'owner'),
    count: dates.length,
    each,
    dates,
  }))
}

function discountLines(terms: Terms, nights: readonly Line[]): Line[] {
  const count = nights.reduce((sum, line) => sum + (line.count ?? 0), 0)
  const discount = bestDiscount(terms, count)
  if (!discount) return []
  const amount = -perMilleOf(sumOf(nights), discount.perMille)
  return [
    {
      ...plainLine('stay_discount', amount, 'owner'),
      count: discount.fromNights,
      rate: discount.perMille,
    },
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

function couponLines({ code, perMille, amount, bearer, isDeducted }: Discount, rent: number) {
  const taken = Math.min(rent, perMille === null ? (amount ?? 0) : perMilleOf(rent, perMille))
  const line: Line = {
    ...plainLine('coupon', 0 - taken, bearer),
    isTaxed: isDeducted,
    name: code,
    ...(perMille === null ? {} : { rate: perMille }),
  }
  return taken ? [line] : []
}

/** Nobody has begun an extra before the stay begins. */
function extraLine({ code, amount, for: payee, isTaxed }: Extra): Line {
  return { ...plainLine(`extra_${code}`, amount, payee), isTaxed, isReturned: true }
}

function withCommission(lines: readonly Line[], { commissionPerMille }: Terms): Line[] {
  const shared = lines.filter(isCommissioned)
  return shareCommission(lines, perMilleOf(sumOf(shared), commissionPerMille))
}

function plainLine(code: string, amount: number, payee: Payee): Line {
  const label = `price.${code}`
  return { code, label, amount, for: payee, commission: 0, isTaxed: true, isReturned: false }
}
