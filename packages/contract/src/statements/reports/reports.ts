import type { ReportName } from './choices.ts'
import type { ColumnName } from './columns.ts'
import type { Figures } from './endpoints.ts'
import * as figure from './figures.ts'

type Read = (figures: Figures) => number

export type ReportDefinition = {
  columns: readonly ColumnName[]
  /** The figure that answers the report's question; `of` is the total that it is a part of. */
  answer: { kind: 'money' | 'count'; read: Read; of?: Read }
  /** The text of the chart's key is `reports.key.{key}`; less than zero is drawn below the line. */
  chart: {
    unit: 'money' | 'percent' | 'count'
    key: 'profit' | 'expenses' | 'occupancy' | 'bookings' | 'income'
    read: Read
    isCost?: true
    /** A second figure, drawn below the line. */
    below?: { key: 'expenses'; read: Read }
  }
  summary: 'money' | 'nights'
  /** Strips of single nights, which replace the chart where they fit. */
  hasStrips?: true
  hasCategories?: true
}

const profit: Read = (figures) => figures.profit
const expenses: Read = (figures) => figures.expenses
const income: Read = (figures) => figures.income
const bookings: Read = (figures) => figures.bookings

/** Reports by name; their texts are `reports.name.` and `reports.sentence.{report}`. */
export const reports: Readonly<Record<ReportName, ReportDefinition>> = {
  profits: {
    columns: ['income', 'expenses', 'profit', 'profit_before', 'profit_change'],
    answer: { kind: 'money', read: profit },
    chart: { unit: 'money', key: 'profit', read: profit },
    summary: 'money',
  },
  expenses: {
    columns: ['expenses', 'expenses_before', 'expenses_change'],
    answer: { kind: 'money', read: expenses },
    chart: { unit: 'money', key: 'expenses', read: expenses, isCost: true },
    summary: 'money',
    hasCategories: true,
  },
  occupancy: {
    columns: [
      'nights',
      'channel_nights',
      'own_nights',
      'blocked_nights',
      'open_nights',
      'occupancy',
      'occupancy_before',
    ],
    answer: { kind: 'count', read: figure.occupiedNights, of: figure.openNights },
    chart: {
      unit: 'percent',
      key: 'occupancy',
      read: (figures) => (figure.occupancy(figures) ?? 0) * 100,
    },
    summary: 'nights',
    hasStrips: true,
  },
  bookings: {
    columns: [
      'bookings',
      'canceled',
      'bookings_before',
      'nights',
      'average_stay',
      'lead_time',
      'average_rate',
    ],
    answer: { kind: 'count', read: bookings },
    chart: { unit: 'count', key: 'bookings', read: bookings },
    summary: 'nights',
  },
  'income-vs-expenses': {
    columns: ['nights', 'occupancy', 'income', 'expenses', 'profit', 'profit_change'],
    answer: { kind: 'money', read: profit },
    chart: {
      unit: 'money',
      key: 'income',
      read: income,
      below: { key: 'expenses', read: expenses },
    },
    summary: 'money',
  },
  'rental-history': {
    columns: ['bookings', 'nights', 'occupancy', 'rent', 'income', 'expenses', 'profit'],
    answer: { kind: 'money', read: income },
    chart: { unit: 'money', key: 'income', read: income },
    summary: 'money',
  },
}
