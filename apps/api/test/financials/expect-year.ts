import type {
  SummaryFigures,
  YearSummary,
} from '@marea/contract/statements/financials/year-summary.ts'
import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { expect } from 'vitest'
import type { callAs } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import { recountExpenses, recountPayments, recountPayouts } from './recount-financials.ts'

type Owner = { id: string; call: ReturnType<typeof callAs> }

const total = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

/** Every month of a year equals the raw rows and the report, and the year is the sum of its months. */
export async function expectYear(
  marea: TestApp,
  { id, call }: Owner,
  year: string,
): Promise<YearSummary> {
  const summary: YearSummary = (await call('GET', `/owner/years/${year}`)).body.result
  const payments = await recountPayments(marea, id)
  const expenses = await recountExpenses(marea, id)
  const payouts = await recountPayouts(marea, id)
  const asked = `/owner/reports?from=${year}-01&to=${year}-12`
  const report: Report = (await call('GET', asked)).body.result
  expect(summary.months).toHaveLength(12)
  for (const [index, { month, ...figures }] of summary.months.entries()) {
    const isIn = (row: { month: string }) => row.month === month
    const paid = payments.filter(isIn)
    const to = (isCounted: (payee: string) => boolean) =>
      total(paid.filter(({ payee }) => isCounted(payee)))
    const income = to((payee) => payee === 'owner')
    const spent = expenses.filter(isIn)
    expect([month, withoutCategories(figures)]).toEqual([
      month,
      {
        income,
        gross: total(paid),
        taxes: to((payee) => payee.startsWith('tax:')),
        commission: to((payee) => payee === 'commission'),
        fees: to((payee) => payee === 'platform'),
        expenses: total(spent),
        net: income - total(spent),
        payouts: total(payouts.filter(isIn)),
      },
    ])
    expect(total(figures.categories)).toBe(figures.expenses)
    const { now } = report.months[index] ?? {}
    expect([month, figures.net]).toEqual([month, now?.profit])
  }
  const sum = (name: Exclude<keyof SummaryFigures, 'categories'>) =>
    summary.months.reduce((all, month) => all + month[name], 0)
  const sums = { gross: sum('gross'), net: sum('net'), payouts: sum('payouts') }
  expect(summary.total).toMatchObject(sums)
  return summary
}

function withoutCategories({ categories: _, ...figures }: SummaryFigures) {
  return figures
}
