import { usd } from '@marea/contract/platform/money.ts'
import type { OtherwiseTaxed } from '@marea/contract/pricing/tax-rates.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  type Line,
  Lines,
  sumOf,
  type TaxRate,
  taxRatesOf,
  withoutTaxes,
  withTaxes,
} from '#pricing/price.ts'
import { listOtherwiseTaxed } from './outdated-tax-bookings-store.ts'

const most = 200

/** For operations, who decide whether Marea bears the difference or asks the guest for a change. */
export async function otherwiseTaxed({ db }: Ctx): Promise<OtherwiseTaxed[]> {
  const rows = await listOtherwiseTaxed(db, most)
  return rows.map(({ lines: stored, ...booking }) => {
    const lines = Lines.parse(stored)
    const now = withTaxes(withoutTaxes(lines), currentRates(lines, booking.taxes)).total
    return { ...booking, difference: usd(now - sumOf(lines)) }
  })
}

function currentRates(lines: readonly Line[], taxes: OtherwiseTaxed['taxes']): TaxRate[] {
  const changed = new Set(taxes.map(({ authority }) => authority))
  return [
    ...taxRatesOf(lines).filter(({ authority }) => !changed.has(authority)),
    ...taxes.map(({ authority, current: rate }) => ({ authority, rate })),
  ].filter(({ rate }) => rate > 0)
}
