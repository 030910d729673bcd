import type { ReportName } from '@marea/contract/statements/reports/choices.ts'
import type { Figures, MonthRow } from '@marea/contract/statements/reports/endpoints.ts'
import { occupancy } from '@marea/contract/statements/reports/figures.ts'

/** What a month draws above and below the line, never negative. */
export type Bar = { up: number; down: number }

export type ChartMonth = { month: string; now: Bar; before: Bar }

export type ChartUnit = 'money' | 'percent' | 'count'

/** Profits below zero hang under the line, like expenses. */
export function chartMonths(report: ReportName, months: readonly MonthRow[]): ChartMonth[] {
  return months.map(({ month, now, before }) => ({
    month,
    now: barOf(report, now),
    before: barOf(report, before),
  }))
}

export function chartUnit(report: ReportName): ChartUnit {
  if (report === 'occupancy') return 'percent'
  return report === 'bookings' ? 'count' : 'money'
}

function barOf(report: ReportName, figures: Figures): Bar {
  if (report === 'income-vs-expenses') {
    return { up: Math.max(figures.income, 0), down: figures.expenses }
  }
  const value = read(report, figures)
  return { up: Math.max(value, 0), down: Math.max(-value, 0) }
}

function read(report: ReportName, figures: Figures): number {
  if (report === 'expenses') return figures.expenses
  if (report === 'occupancy') return (occupancy(figures) ?? 0) * 100
  if (report === 'bookings') return figures.bookings
  if (report === 'rental-history') return figures.income
  return figures.profit
}
