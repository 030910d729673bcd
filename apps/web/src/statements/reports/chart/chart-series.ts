import type { Figures, MonthRow } from '@marea/contract/statements/reports/endpoints.ts'
import type { ReportDefinition } from '@marea/contract/statements/reports/reports.ts'

/** What a month draws above and below the line, never negative. */
export type Bar = { up: number; down: number }

export type ChartMonth = { month: string; now: Bar; before: Bar }

/** Profits below zero hang under the line, like expenses. */
export function chartMonths(
  chart: ReportDefinition['chart'],
  months: readonly MonthRow[],
): ChartMonth[] {
  return months.map(({ month, now, before }) => ({
    month,
    now: barOf(chart, now),
    before: barOf(chart, before),
  }))
}

function barOf({ read, below }: ReportDefinition['chart'], figures: Figures): Bar {
  const value = read(figures)
  return { up: Math.max(value, 0), down: below ? below.read(figures) : Math.max(-value, 0) }
}
