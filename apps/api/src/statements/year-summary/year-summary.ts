import {
  type SummaryFigures,
  summaryCategories,
  type YearSummary,
} from '@marea/contract/statements/financials/year-summary.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { paidOutIn } from '#statements/financials/balance.ts'
import { requireOwner } from '#statements/financials/require-owner.ts'
import { type PayeeSum, sumPayees } from '#statements/financials/split-store.ts'
import { daysOf, listMonths } from '#statements/reports/period.ts'
import { findFirstMonth, sumCategoriesByMonth } from '#statements/reports/sums-store.ts'

/** The months of a year by the figures of the reports, with the payouts of the ledger beside them. */
export async function showYearSummary(ctx: Ctx, year: string): Promise<YearSummary> {
  const { ownerId, homes } = await requireOwner(ctx)
  const period = { from: `${year}-01`, to: `${year}-12` }
  const scope = { homes, ...daysOf(period) }
  const [payees, spent, firstMonth, payouts] = await Promise.all([
    sumPayees(ctx.db, scope),
    sumCategoriesByMonth(ctx.db, scope),
    findFirstMonth(ctx.db, homes),
    Promise.all(
      listMonths(period).map((month) => paidOutIn(ctx, ownerId, { from: month, to: month })),
    ),
  ])
  const months = listMonths(period).map((month, index) => ({
    month,
    ...figuresOf(
      payees.filter((row) => row.month === month),
      spent.filter((row) => row.month === month),
      payouts[index] ?? 0,
    ),
  }))
  return {
    months,
    year: Number(year),
    years: yearsSince(firstMonth, todayOf(ctx)),
    homes: homes.length,
    total: figuresOf(
      payees,
      spent,
      payouts.reduce((sum, amount) => sum + amount, 0),
    ),
  }
}

type CategorySum = { category: string; amount: number }

function figuresOf(
  payees: readonly PayeeSum[],
  spent: readonly CategorySum[],
  payouts: number,
): SummaryFigures {
  const to = (isCounted: (payee: string) => boolean) =>
    total(payees.filter(({ payee }) => isCounted(payee)))
  const income = to((payee) => payee === 'owner')
  const expenses = total(spent)
  return {
    income,
    expenses,
    payouts,
    gross: total(payees),
    taxes: to((payee) => payee.startsWith('tax:')),
    commission: to((payee) => payee === 'commission'),
    fees: to((payee) => payee === 'platform'),
    net: income - expenses,
    categories: summaryCategories
      .map((category) => ({
        category,
        amount: total(spent.filter((row) => row.category === category)),
      }))
      .filter(({ amount }) => amount !== 0),
  }
}

function total(rows: readonly { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

function yearsSince(firstMonth: string | null, today: string): number[] {
  const last = Number(today.slice(0, 4))
  const first = Math.min(last, Number(firstMonth?.slice(0, 4) ?? last))
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}
