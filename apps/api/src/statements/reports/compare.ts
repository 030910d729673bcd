import type { ReportBasis } from '@marea/contract/statements/reports/choices.ts'
import type { Figures } from '@marea/contract/statements/reports/endpoints.ts'
import { addFigures, noFigures } from '@marea/contract/statements/reports/figures.ts'
import type { Ctx } from '#platform/ctx.ts'
import { daysOf, listMonths, type Period, yearBefore } from './period.ts'
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
    now: monthFigures(now, month),
    before: monthFigures(before, earlierMonths[index] ?? period.from),
  }))
  const byHome = homes.map(({ id, slug, name }) => ({
    home: { slug, name },
    now: homeFigures(now, id),
    before: homeFigures(before, id),
  }))
  const total = {
    now: sum(months.map((month) => month.now)),
    before: sum(months.map((month) => month.before)),
  }
  return { months, byHome, total }
}

function monthFigures(rows: SumRow[] | undefined, month: string): Figures {
  return figuresOf(rows?.find((row) => row.month === month))
}

function homeFigures(rows: SumRow[] | undefined, suiteId: string): Figures {
  return figuresOf(rows?.find((row) => row.suiteId === suiteId))
}

function figuresOf(row: SumRow | undefined): Figures {
  if (!row) return noFigures
  const { month, suiteId, ...sums } = row
  return { ...sums, profit: sums.income - sums.expenses }
}

function sum(rows: readonly Figures[]): Figures {
  return rows.reduce(addFigures, noFigures)
}

/** The figures of each home in each month, beside those of the year before. */
export async function compareCells(
  { db }: Pick<Ctx, 'db'>,
  homes: readonly ReportHome[],
  { period, basis }: { period: Period; basis: ReportBasis },
) {
  const earlier = yearBefore(period)
  const [now = [], before = []] = await Promise.all(
    [period, earlier].map((each) => sumCells(db, { homes, ...daysOf(each) }, basis)),
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
  return (month: string, id: string) => figuresOf(known.get(`${month} ${id}`))
}
