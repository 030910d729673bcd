import type { Figures } from './endpoints.ts'
import * as figure from './figures.ts'

type Compared = { now: Figures; before: Figures }

type Column = {
  kind: 'money' | 'percent' | 'count' | 'decimal'
  read: (row: Compared) => number | null
}

const money = (read: Column['read']): Column => ({ kind: 'money', read })
const count = (read: Column['read']): Column => ({ kind: 'count', read })
const percent = (read: Column['read']): Column => ({ kind: 'percent', read })
const decimal = (read: Column['read']): Column => ({ kind: 'decimal', read })

export const reportColumns = {
  nights: count(({ now }) => now.nights),
  channel_nights: count(({ now }) => now.channelNights),
  own_nights: count(({ now }) => now.ownNights),
  blocked_nights: count(({ now }) => now.blockedNights),
  open_nights: count(({ now }) => figure.openNights(now)),
  occupancy: percent(({ now }) => figure.occupancy(now)),
  occupancy_before: percent(({ before }) => figure.occupancy(before)),
  lost_rent: money(({ now }) => now.lostRent),
  bookings: count(({ now }) => now.bookings),
  canceled: count(({ now }) => now.canceled),
  bookings_before: count(({ before }) => before.bookings),
  average_stay: decimal(({ now }) => figure.averageStay(now)),
  lead_time: decimal(({ now }) => figure.leadTime(now)),
  average_rate: money(({ now }) => figure.averageRate(now)),
  rent: money(({ now }) => now.rent),
  income: money(({ now }) => now.income),
  expenses: money(({ now }) => now.expenses),
  profit: money(({ now }) => now.profit),
  income_before: money(({ before }) => before.income),
  expenses_before: money(({ before }) => before.expenses),
  profit_before: money(({ before }) => before.profit),
  profit_change: money(({ now, before }) => now.profit - before.profit),
  expenses_change: money(({ now, before }) => now.expenses - before.expenses),
} satisfies Record<string, Column>

export type ColumnName = keyof typeof reportColumns
