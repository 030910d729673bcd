import { instantInMiami, todayInMiami } from '#suites/today.ts'

/** Months are written as in `2026-10`. */
function monthOfDay(day: string): string {
  return day.slice(0, 7)
}

export function currentMonth(now: Temporal.Instant): string {
  return monthOfDay(todayInMiami(now))
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

/** The first moment of the month in Miami and the first moment after it. */
export function instantsOfMonth(month: string) {
  const { from, to } = daysOfMonth(month)
  return { from: instantInMiami(from, '00:00'), to: instantInMiami(to, '00:00') }
}
