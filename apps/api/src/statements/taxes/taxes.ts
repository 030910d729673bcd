import { usd } from '@marea/contract/platform/money.ts'
import type { TaxedStay, TaxMonthStays, TaxYear } from '@marea/contract/statements/taxes/taxes.ts'
import type { TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { managedSuites, requireManagedSuite } from '#suites/managed-home.ts'
import { periodOf, yearOf, yearsSince } from './periods.ts'
import { findFirstSettlement } from './settlements.ts'
import { countTaxedStays, listAuthorities, listTaxedStays, type TaxedStayRow } from './tax-store.ts'
import { type TaxReader, worksheetsOf } from './worksheets.ts'

const perPage = 25

type Homes = { slug: string; name: string }[]

type Reader = TaxReader & { homes: Homes }

/** Full access to a home is required for its money (decision 36). */
export async function managedReader(ctx: Ctx, home: string | undefined): Promise<Reader> {
  const suites = await managedSuites(ctx, 'full')
  const homes = suites.map(({ slug, name }) => ({ slug, name }))
  const scope =
    home === undefined
      ? suites.map(({ id }) => id)
      : [(await requireManagedSuite(ctx, home, 'full')).id]
  return { homes, scope, isFiler: false }
}

/** Marea collects the taxes on all stays and files one return for all of them. */
export const filer: Reader = { homes: [], scope: 'all', isFiler: true }

export async function taxYear(
  ctx: Ctx,
  reader: Reader,
  year: string = String(yearOf(ctx)),
): Promise<TaxYear> {
  const [months, authorities, first] = await Promise.all([
    worksheetsOf(ctx, reader, year),
    listAuthorities(ctx.db),
    findFirstSettlement(ctx.db, reader.scope),
  ])
  const filed = new Set(
    months.flatMap(({ worksheets }) => worksheets.map(({ taxReturn }) => taxReturn)),
  )
  const returns = new Set(authorities.map(({ taxReturn }) => taxReturn)).intersection(filed)
  return {
    months,
    returns: [...returns],
    year: Number(year),
    years: yearsSince(ctx, first),
    homes: reader.homes,
    tax: usd(months.reduce((sum, { tax }) => sum + tax.amount, 0)),
  }
}

type StaysRequest = { tax?: TaxAuthority | undefined; page: number }

/** A month that has not begun is not found. */
export async function taxMonth(
  ctx: Ctx,
  reader: Reader,
  month: string,
  { tax, page }: StaysRequest,
): Promise<TaxMonthStays> {
  const [found] = await worksheetsOf(ctx, reader, month)
  if (!found) throw new Problem('resource.not_found')
  const line = found.worksheets
    .flatMap(({ lines }) => lines)
    .find(({ authority }) => authority === tax)
  const query = { scope: reader.scope, period: periodOf(month) }
  if (!line) return { ...found, homes: reader.homes, stays: null }
  const { authority } = line
  const [rows, count] = await Promise.all([
    listTaxedStays(ctx.db, { ...query, authority, limit: perPage, offset: (page - 1) * perPage }),
    countTaxedStays(ctx.db, { ...query, authority }),
  ])
  const pages = Math.max(1, Math.ceil(count / perPage))
  return { ...found, homes: reader.homes, stays: { line, page, pages, items: rows.map(shownStay) } }
}

function shownStay(row: TaxedStayRow): TaxedStay {
  const { entryId, bookingId, reference, slug, name, checkIn, checkOut, postedOn } = row
  const { isCanceled, sign, gross, taxable, tax } = row
  const exempt = gross - taxable
  return {
    entryId,
    bookingId,
    reference,
    postedOn,
    isCanceled,
    home: { slug, name },
    checkIn: checkIn.toString(),
    checkOut: checkOut.toString(),
    isReversal: sign < 0,
    exemption: exempt === 0 ? null : exemptionOf(row),
    gross: usd(gross),
    exempt: usd(exempt),
    taxable: usd(taxable),
    tax: usd(tax),
  }
}

function exemptionOf({ isTaxed }: TaxedStayRow): TaxedStay['exemption'] {
  return isTaxed ? 'charges' : 'stay'
}
