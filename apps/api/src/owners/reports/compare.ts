import type { ReportBasis } from '@marea/contract/owners/reports/choices.ts'
import type { Figures, Report } from '@marea/contract/owners/reports/endpoints.ts'
import { addFigures, noFigures } from '@marea/contract/owners/reports/figures.ts'
import type { Ctx } from '#platform/ctx.ts'
import { managedSuites } from '#suites/managed-home.ts'
import { daysIn, daysOf, listMonths, type Period, yearBefore } from './period.ts'
import { type SumRow, sumCells, sumFigures } from './sums-store.ts'

export type ReportHome = { id: string; ownerId: string; slug: string; name: string }

/** The figures of each month and each home, beside those of the year before. */
export async function compareYears(
  { db }: Pick<Ctx, 'db'>,
  homes: readonly ReportHome[],
  { period, basis }: { period: Period; basis: ReportBasis },
) {
  const earlier = yearBefore(period)
  const earlierMonths = listMonths(earlier)
  const [now, before] = await Promise.all(
    [period, earlier].map((each) => sumFigures(db, { homes, ...daysOf(each) }, basis)),
  )
  const months = listMonths(period).map((month, index) => ({
    month,
    now: monthFigures(now, month, homes.length),
    before: monthFigures(before, earlierMonths[index] ?? period.from, homes.length),
  }))
  const byHome = homes.map(({ id, slug, name }) => ({
    home: { slug, name },
    now: homeFigures(now, id, period),
    before: homeFigures(before, id, earlier),
  }))
  const total = {
    now: sum(months.map((month) => month.now)),
    before: sum(months.map((month) => month.before)),
  }
  return { months, byHome, total }
}

function monthFigures(rows: SumRow[] | undefined, month: string, homes: number): Figures {
  return figuresOf(
    rows?.find((row) => row.month === month),
    daysIn(month) * homes,
  )
}

function homeFigures(rows: SumRow[] | undefined, suiteId: string, period: Period): Figures {
  const nights = listMonths(period).reduce((days, month) => days + daysIn(month), 0)
  return figuresOf(
    rows?.find((row) => row.suiteId === suiteId),
    nights,
  )
}

function figuresOf(row: SumRow | undefined, homeNights: number): Figures {
  if (!row) return { ...noFigures, homeNights }
  const { month, suiteId, ...sums } = row
  return { ...sums, homeNights, profit: sums.income - sums.expenses }
}

function sum(rows: readonly Figures[]): Figures {
  return rows.reduce(addFigures, noFigures)
}

type Shown = Pick<Report, 'from' | 'to' | 'basis' | 'home' | 'homes'>

/** The figures of each home in each month of a report, beside those of the year before. */
export async function compareCells(ctx: Ctx, { basis, home, ...period }: Shown) {
  const all = await managedSuites(ctx, 'full')
  const homes = home ? all.filter(({ slug }) => slug === home.slug) : all
  const earlier = yearBefore(period)
  const [now = [], before = []] = await Promise.all(
    [period, earlier].map((each) => sumCells(ctx.db, { homes, ...daysOf(each) }, basis)),
  )
  const nowIn = cellsByKey(now)
  const beforeIn = cellsByKey(before)
  const earlierMonths = listMonths(earlier)
  return listMonths(period).flatMap((month, index) =>
    homes.map(({ id, slug, name }) => ({
      month,
      home: { slug, name },
      now: nowIn(month, id),
      before: beforeIn(earlierMonths[index] ?? month, id),
    })),
  )
}

function cellsByKey(rows: readonly SumRow[]) {
  const known = new Map(rows.map((row) => [`${row.month} ${row.suiteId}`, row]))
  return (month: string, id: string) => figuresOf(known.get(`${month} ${id}`), daysIn(month))
}
