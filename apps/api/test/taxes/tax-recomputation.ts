import type {
  GrossYear,
  OwnersGross,
  TaxedStay,
  TaxLine,
  TaxMonth,
  TaxMonthStays,
  TaxYear,
} from '@marea/contract/statements/taxes/taxes.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestApp } from '../test-app.ts'
import type { Someone } from '../user-data.ts'

type Reader = Pick<Someone, 'call'>

type Figures = { gross: number; taxable: number; tax: number; stays: number }

/** What `tax-store.ts` computes, recomputed from raw rows in another way: booking by booking. */
export async function recomputedTaxes(marea: TestApp): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>()
  for (const { month, sign, lines, levied } of await settledBookings(marea)) {
    const charges = lines.filter((line) => !line.for.startsWith('tax:'))
    for (const authority of levied) {
      const line = lines.find((each) => each.for === `tax:${authority}`)
      const isIn = ({ isTaxed, taxedBy }: StoredLine) =>
        line !== undefined && isTaxed && (!taxedBy || taxedBy.includes(authority))
      const key = `${month} ${authority}`
      const sum = figures.get(key) ?? { gross: 0, taxable: 0, tax: 0, stays: 0 }
      for (const charge of charges) {
        if (charge.isTaxed || charge.code !== 'coupon') sum.gross += sign * charge.amount
        if (isIn(charge)) sum.taxable += sign * charge.amount
      }
      sum.tax += sign * (line?.amount ?? 0)
      sum.stays += sign
      figures.set(key, sum)
    }
  }
  return figures
}

type StoredLine = {
  code: string
  amount: number
  for: string
  isTaxed: boolean
  taxedBy?: string[]
  commission: number
}

type SettledBooking = {
  month: string
  sign: number
  ownerId: string
  suiteId: string
  lines: StoredLine[]
  levied: string[]
}

export async function settledBookings(marea: TestApp): Promise<SettledBooking[]> {
  const { rows } = await sql<SettledBooking>`
    select to_char(e.posted_at at time zone company_time_zone(), 'YYYY-MM') as month,
      case when e.reverses is null then 1 else -1 end as sign,
      b.owner_id, b.suite_id, coalesce(b.kept_lines, b.lines) as lines,
      array(select r.authority::text from tax_rates r join suites s on s.jurisdiction = r.jurisdiction
        where s.id = b.suite_id and r.valid @> lower(b.nights)) as levied
    from ledger_entries e join bookings b on e.reference = 'booking:' || b.id
    where e.key = 'booking:' || b.id || ':settle' or e.reverses is not null`.execute(marea.db)
  return rows
}

/** How much each tax account received in each month, whatever moved it. */
export async function taxAccountMovements(marea: TestApp): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; amount: number }>`
    select to_char(e.posted_at at time zone company_time_zone(), 'YYYY-MM') || ' '
      || substr(p.account, 5) as key, sum(p.amount)::bigint as amount
    from ledger_postings p join ledger_entries e on e.id = p.entry_id
    where p.account like 'tax:%' group by 1`.execute(marea.db)
  return new Map(rows.map(({ key, amount }) => [key, amount]))
}

export async function taxYearOf(person: Reader, path: string): Promise<TaxYear> {
  return resultOf(await person.call('GET', path))
}

export async function grossYearOf(person: Reader, path: string): Promise<GrossYear> {
  return resultOf(await person.call('GET', path))
}

export async function ownersGrossOf(person: Reader, year: number): Promise<OwnersGross> {
  return resultOf(await person.call('GET', `/admin/gross/${year}`))
}

/** All months of all years that the reader is shown, in order. */
export async function allMonths(person: Reader, path: string, query = ''): Promise<TaxMonth[]> {
  const { years } = await taxYearOf(person, `${path}?${query}`)
  const pages = years.toSorted().map((year) => taxYearOf(person, `${path}?year=${year}&${query}`))
  return (await Promise.all(pages)).flatMap(({ months }) => months)
}

export function linesByKey(months: readonly TaxMonth[]): Map<string, TaxLine> {
  return new Map(
    months.flatMap(({ month, worksheets }) =>
      worksheets
        .flatMap(({ lines }) => lines)
        .map((line) => [`${month} ${line.authority}`, line] as const),
    ),
  )
}

/** Every figure equals the recomputed one, and zero where nothing was recomputed. */
export function expectFigures(
  lines: ReadonlyMap<string, TaxLine>,
  expected: ReadonlyMap<string, Figures>,
): void {
  const nothing = { gross: 0, taxable: 0, tax: 0, stays: 0 }
  for (const key of expected.keys()) expect([...lines.keys()]).toContain(key)
  for (const [key, { gross, exempt, taxable, tax, stays }] of lines) {
    const { gross: allGross, ...rest } = expected.get(key) ?? nothing
    const shown = { taxable: taxable.amount, tax: tax.amount, stays }
    expect({ key, gross: gross.amount, ...shown }).toEqual({ key, gross: allGross, ...rest })
    expect(exempt.amount).toBe(gross.amount - taxable.amount)
  }
}

/** All pages of the stays behind a line. */
export async function staysOfLine(person: Reader, path: string, tax: string): Promise<TaxedStay[]> {
  const read = async (page: number): Promise<TaxedStay[]> => {
    const answer: TaxMonthStays = resultOf(
      await person.call('GET', `${path}?tax=${tax}&page=${page}`),
    )
    const { items = [], pages = 1 } = answer.stays ?? {}
    return page < pages ? [...items, ...(await read(page + 1))] : items
  }
  return read(1)
}

type Answer = Awaited<ReturnType<Reader['call']>>

function resultOf({ status, body }: Answer) {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}
