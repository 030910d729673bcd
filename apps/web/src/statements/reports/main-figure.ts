import type { ReportName } from '@marea/contract/statements/reports/choices.ts'
import type { Figures } from '@marea/contract/statements/reports/endpoints.ts'
import { occupiedNights, openNights } from '@marea/contract/statements/reports/figures.ts'

type MainFigure = { kind: 'money' | 'count'; value: number; of?: number }

/** The one figure that answers the question of a report. */
export function mainFigure(report: ReportName, figures: Figures): MainFigure {
  if (report === 'expenses') return { kind: 'money', value: figures.expenses }
  if (report === 'rental-history') return { kind: 'money', value: figures.income }
  if (report === 'bookings') return { kind: 'count', value: figures.bookings }
  if (report === 'occupancy') {
    return { kind: 'count', value: occupiedNights(figures), of: openNights(figures) }
  }
  return { kind: 'money', value: figures.profit }
}
