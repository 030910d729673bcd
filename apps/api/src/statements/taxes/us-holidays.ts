/** A day on which offices of the state or the United States are closed, by their observed dates. */
export function isHoliday(day: Temporal.PlainDate): boolean {
  return holidaysOf(day.year).some((holiday) => holiday.equals(day))
}

export function isBusinessDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek <= friday && !isHoliday(day)
}

const monday = 1
const thursday = 4
const friday = 5
const saturday = 6
const sunday = 7

function holidaysOf(year: number): Temporal.PlainDate[] {
  const thanksgiving = nthWeekday(year, 11, thursday, 4)
  return [
    // The New Year of the next year may be observed on December 31.
    ...[onDate(year, 1, 1), onDate(year + 1, 1, 1)],
    nthWeekday(year, 1, monday, 3),
    nthWeekday(year, 2, monday, 3),
    lastMonday(year, 5),
    onDate(year, 6, 19),
    onDate(year, 7, 4),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 10, monday, 2),
    onDate(year, 11, 11),
    thanksgiving,
    // Florida closes on the Friday after Thanksgiving as well.
    thanksgiving.add({ days: 1 }),
    onDate(year, 12, 25),
  ]
}

/** A holiday on a weekend is observed on the nearest weekday. */
function onDate(year: number, month: number, day: number): Temporal.PlainDate {
  const date = Temporal.PlainDate.from({ year, month, day })
  if (date.dayOfWeek === saturday) return date.subtract({ days: 1 })
  if (date.dayOfWeek === sunday) return date.add({ days: 1 })
  return date
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const until = (weekday - first.dayOfWeek + 7) % 7
  return first.add({ days: until + 7 * (nth - 1) })
}

function lastMonday(year: number, month: number): Temporal.PlainDate {
  const next = Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 })
  const behind = (next.dayOfWeek - monday + 7) % 7 || 7
  return next.subtract({ days: behind })
}
