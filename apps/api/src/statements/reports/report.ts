import { expenseCategories, markupCategory } from '@marea/contract/expenses/choices.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { paceDays } from '@marea/contract/statements/reports/choices.ts'
import type { Report, ReportQuery } from '@marea/contract/statements/reports/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { managedSuites } from '#suites/managed-home.ts'
import { listChangedMonths } from './changed-since.ts'
import { compareYears, type ReportHome } from './compare.ts'
import { daysOf, type Period, periodOf, yearBefore } from './period.ts'
import { reconcile } from './reconciliation-store.ts'
import { requireReportHome } from './report-home.ts'
import { countBookedAhead, countNightsFrom, findFirstMonth, sumCategories } from './sums-store.ts'

/**
 * Every report of an owner. Each number is a sum over one of the query definitions in `figures/`,
 * which the rows, the totals, the drill-down and the exports share.
 */
export async function showReport(ctx: Ctx, asked: ReportQuery): Promise<Report> {
  const { db } = ctx
  const { basis } = asked
  const today = todayOf(ctx)
  const period = periodOf(today, asked)
  const all = await managedSuites(ctx, 'full')
  const home = asked.home === undefined ? null : await requireReportHome(ctx, asked.home)
  const homes = home ? [home] : all
  const scope = { homes, ...daysOf(period) }
  const [compared, categories, bridge, changedMonths, pace, nightsAhead, firstMonth] =
    await Promise.all([
      compareYears(ctx, homes, { period, basis }),
      compareCategories(ctx, homes, period),
      reconcile(db, scope),
      listChangedMonths(db, scope),
      comparePace(ctx, homes, today),
      today < scope.to ? countNightsFrom(db, { ...scope, from: today }, today) : 0,
      findFirstMonth(db, homes),
    ])
  const { unmatched, ...bases } = bridge
  return {
    ...compared,
    today,
    basis,
    categories,
    pace,
    nightsAhead,
    firstMonth,
    from: period.from,
    to: period.to,
    homes: all.map(nameOf),
    home: home && nameOf(home),
    reconciliation: { ...bases, matchesLedger: unmatched === 0 },
    sealedDifferences: changedMonths
      .map(({ month, changed, corrected }) => ({ month, amount: changed - corrected }))
      .filter(({ amount }) => amount !== 0),
  }
}

async function compareCategories({ db }: Ctx, homes: readonly ReportHome[], period: Period) {
  const [now, before] = await Promise.all(
    [period, yearBefore(period)].map((each) => sumCategories(db, { homes, ...daysOf(each) })),
  )
  const amountIn = (rows: typeof now, category: string) =>
    rows?.find((row) => row.category === category)?.amount ?? 0
  const names = [...expenseCategories, markupCategory] as const
  return names
    .map((category) => ({
      category,
      now: amountIn(now, category),
      before: amountIn(before, category),
    }))
    .filter(({ now, before }) => now !== 0 || before !== 0)
    .toSorted((one, other) => other.now - one.now)
}

async function comparePace({ db }: Ctx, homes: readonly ReportHome[], today: string) {
  const lastYear = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString()
  const [now = 0, before = 0] = await Promise.all(
    [today, lastYear].map((from) =>
      countBookedAhead(db, { homes, from, to: addDays(from, paceDays) }),
    ),
  )
  return { now, before }
}

function nameOf({ slug, name }: ReportHome) {
  return { slug, name }
}
