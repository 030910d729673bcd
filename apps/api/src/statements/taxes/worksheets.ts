import { usd } from '@marea/contract/platform/money.ts'
import type { TaxLine, TaxMonth, Worksheet } from '@marea/contract/statements/taxes/taxes.ts'
import type { TaxReturn } from '@marea/contract/suites/jurisdictions.ts'
import type { Ctx } from '#platform/ctx.ts'
import { collectionAllowance } from './allowance.ts'
import type { HolidaysOfPlaces } from './business-days.ts'
import { dueDates } from './due-dates.ts'
import { isMonthOver, monthsOf, periodOf } from './periods.ts'
import type { HomeScope } from './settlements.ts'
import {
  type Levy,
  listAuthorities,
  listHolidays,
  listLevies,
  listReturnPlaces,
  listReturnRules,
  sumTaxes,
  type TaxSum,
} from './tax-store.ts'

/** Whose returns are read: an owner sees the part of some homes, and only Marea files and keeps an allowance. */
export type TaxReader = { scope: HomeScope; isFiler: boolean }

type Rules = {
  levies: readonly Levy[]
  authorities: Awaited<ReturnType<typeof listAuthorities>>
  returns: Awaited<ReturnType<typeof listReturnRules>>
  holidaysOf: (taxReturn: TaxReturn) => HolidaysOfPlaces
}

/** The returns of each month of a period that has begun, also of months without a stay. */
export async function worksheetsOf(
  ctx: Ctx,
  { scope, isFiler }: TaxReader,
  period: string,
): Promise<TaxMonth[]> {
  const [sums, levies, authorities, returns, holidaysOf] = await Promise.all([
    sumTaxes(ctx.db, { scope, period: periodOf(period) }),
    listLevies(ctx.db, scope),
    listAuthorities(ctx.db),
    listReturnRules(ctx.db),
    readHolidays(ctx),
  ])
  const rules = { levies, authorities, returns, holidaysOf }
  const taxReturns = [...new Set(authorities.map(({ taxReturn }) => taxReturn))]
  return monthsOf(ctx, period).map((month) => {
    const ofMonth = sums.filter((sum) => sum.month === month)
    const worksheets = taxReturns.flatMap((taxReturn) => {
      const lines = linesOf(month, taxReturn, { sums: ofMonth, rules })
      return lines.length ? [worksheetOf(month, taxReturn, { lines, rules, isFiler })] : []
    })
    const tax = sumOf(worksheets.map((worksheet) => worksheet.tax.amount))
    return { month, isOver: isMonthOver(ctx, month), worksheets, tax: usd(tax) }
  })
}

async function readHolidays({ db }: Ctx): Promise<Rules['holidaysOf']> {
  const holidays = Map.groupBy(await listHolidays(db), ({ place }) => place)
  const places = Map.groupBy(await listReturnPlaces(db), ({ taxReturn }) => taxReturn)
  return (taxReturn) => (places.get(taxReturn) ?? []).map(({ place }) => holidays.get(place) ?? [])
}

type LinesSource = { sums: readonly TaxSum[]; rules: Rules }

/** A tax has a line if a home is in its area or a stay reports it. */
function linesOf(month: string, taxReturn: TaxReturn, { sums, rules }: LinesSource): TaxLine[] {
  const { levies, authorities } = rules
  return authorities
    .filter((authority) => authority.taxReturn === taxReturn)
    .flatMap(({ code }) => {
      const sum = sums.find(({ authority }) => authority === code)
      const rates = levies
        .filter((levy) => levy.authority === code && isValidIn(levy, month))
        .map(({ rate }) => rate)
      if (!sum && rates.length === 0) return []
      const usual = new Set(rates).size === 1 ? (rates[0] ?? null) : null
      return [lineOf(code, sum, usual)]
    })
}

function lineOf(
  authority: TaxLine['authority'],
  sum: TaxSum | undefined,
  usualRate: number | null,
): TaxLine {
  const { gross = 0, taxable = 0, tax = 0, stays = 0, exemptStays = 0 } = sum ?? {}
  return {
    authority,
    stays,
    exemptStays,
    rate: sum ? sum.rate : usualRate,
    gross: usd(gross),
    exempt: usd(gross - taxable),
    taxable: usd(taxable),
    tax: usd(tax),
  }
}

type WorksheetSource = { lines: TaxLine[]; rules: Rules; isFiler: boolean }

function worksheetOf(
  month: string,
  taxReturn: TaxReturn,
  { lines, rules, isFiler }: WorksheetSource,
): Worksheet {
  const rule = rules.returns.find(
    (each) => each.taxReturn === taxReturn && isValidOn(each, `${month}-01`),
  )
  if (!rule) throw new Error(`The ${taxReturn} return has no rule for ${month}.`)
  const tax = sumOf(lines.map((line) => line.tax.amount))
  const allowance = isFiler ? collectionAllowance(tax, rule) : null
  return {
    taxReturn,
    lines,
    tax: usd(tax),
    allowance: allowance === null ? null : usd(allowance),
    due: usd(tax - (allowance ?? 0)),
    ...dueDates(month, rule, rules.holidaysOf(taxReturn)),
  }
}

type Validity = { from: string; to: string | null }

function isValidOn({ from, to }: Validity, day: string): boolean {
  return from <= day && (to === null || day < to)
}

function isValidIn({ from, to }: Validity, month: string): boolean {
  return from.slice(0, 7) <= month && (to === null || `${month}-01` < to)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
