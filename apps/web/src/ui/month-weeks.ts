import { parseDate } from '@internationalized/date'

/** The weeks of a month (`YYYY-MM`) as rows of seven; days of other months are null. */
export function monthWeeks(month: string, firstDay: number): (string | null)[][] {
  const first = parseDate(`${month}-01`)
  const days = first.calendar.getDaysInMonth(first)
  const lead = (weekday(`${month}-01`) - firstDay + 7) % 7
  const rows = Math.ceil((lead + days) / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = row * 7 + column - lead + 1
      return day >= 1 && day <= days ? first.set({ day }).toString() : null
    }),
  )
}

export function addMonths(month: string, months: number): string {
  return monthOf(parseDate(`${month}-01`).add({ months }).toString())
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The day a week begins with where the reader lives; 0 is Sunday. */
export function firstDayOfWeek(locale: string): number {
  return new Intl.Locale(locale).getWeekInfo().firstDay % 7
}
