import { nightsBetween } from '@marea/contract/platform/time/days.ts'

/** The weeks of a month (`YYYY-MM`) as rows of seven; days of other months are null. */
export function monthWeeks(month: string, firstDay: number): (string | null)[][] {
  const days = daysIn(month)
  const lead = (weekday(dayOf(month, 1)) - firstDay + 7) % 7
  const rows = Math.ceil((lead + days) / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const number = row * 7 + column - lead + 1
      return number >= 1 && number <= days ? dayOf(month, number) : null
    }),
  )
}

export function addMonths(month: string, months: number): string {
  const date = new Date(`${dayOf(month, 1)}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return monthOf(date.toISOString())
}

export function daysIn(month: string): number {
  return nightsBetween(dayOf(month, 1), dayOf(addMonths(month, 1), 1))
}

/** The days of the month from this one on. */
export function daysLeft(day: string): number {
  return daysIn(monthOf(day)) - Number(day.slice(8)) + 1
}

export function dayOf(month: string, number: number): string {
  return `${month}-${String(number).padStart(2, '0')}`
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The first day of the week in the user's locale; 0 is Sunday. */
export function firstDayOfWeek(locale: string): number {
  return new Intl.Locale(locale).getWeekInfo().firstDay % 7
}
