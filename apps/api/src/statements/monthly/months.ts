import { todayOf } from '#platform/zoned-time.ts'

/** Months are written as in `2026-10`. */
function monthOfDay(day: string): string {
  return day.slice(0, 7)
}

export function currentMonth(ctx: Parameters<typeof todayOf>[0]): string {
  return monthOfDay(todayOf(ctx))
}

export function monthAfter(month: string, months = 1): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString()
}

export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}

/** The first day of the month and the first day after it. */
export function daysOfMonth(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: `${monthAfter(month)}-01` }
}
