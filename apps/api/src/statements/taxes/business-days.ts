/** Every year on a date, or on such a weekday of a month as its third or (5) its last. */
export type HolidayRule = {
  month: number
  day: number | null
  weekday: number | null
  week: number | null
  daysAfter: number
  isMoved: boolean
}

/** Of each place that a return covers. A day is a holiday of the return where it is one in all of them. */
export type HolidaysOfPlaces = readonly (readonly HolidayRule[])[]

const friday = 5
const saturday = 6
const sunday = 7

export function isBusinessDay(day: Temporal.PlainDate, places: HolidaysOfPlaces): boolean {
  const isClosed = places.length > 0 && places.every((rules) => isHoliday(day, rules))
  return day.dayOfWeek <= friday && !isClosed
}

export function isHoliday(day: Temporal.PlainDate, rules: readonly HolidayRule[]): boolean {
  // The New Year of the next year may be observed on December 31.
  const years = [day.year, day.year + 1]
  return rules.some((rule) => years.some((year) => observed(rule, year).equals(day)))
}

function observed(rule: HolidayRule, year: number): Temporal.PlainDate {
  const { month, weekday, week, daysAfter, isMoved } = rule
  if (weekday !== null && week !== null) {
    return nthWeekday({ year, month, weekday, week }).add({ days: daysAfter })
  }
  const date = Temporal.PlainDate.from({ year, month, day: rule.day ?? 1 }).add({ days: daysAfter })
  if (isMoved && date.dayOfWeek === saturday) return date.subtract({ days: 1 })
  if (isMoved && date.dayOfWeek === sunday) return date.add({ days: 1 })
  return date
}

type NthWeekday = { year: number; month: number; weekday: number; week: number }

/** The fifth is the last one, also in a month with four. */
function nthWeekday({ year, month, weekday, week }: NthWeekday): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const until = (weekday - first.dayOfWeek + 7) % 7
  const nth = first.add({ days: until + 7 * (week - 1) })
  return nth.month === month ? nth : nth.subtract({ days: 7 })
}
