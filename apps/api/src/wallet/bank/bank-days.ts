type Holiday = { month: number } & ({ day: number } | { weekday: number; week: number })

const monday = 1
const thursday = 4
const last = 5

/** US bank holidays; one that falls on a Sunday moves to the Monday after. */
const holidays: readonly Holiday[] = [
  { month: 1, day: 1 },
  { month: 1, weekday: monday, week: 3 },
  { month: 2, weekday: monday, week: 3 },
  { month: 5, weekday: monday, week: last },
  { month: 6, day: 19 },
  { month: 7, day: 4 },
  { month: 9, weekday: monday, week: 1 },
  { month: 10, weekday: monday, week: 2 },
  { month: 11, day: 11 },
  { month: 11, weekday: thursday, week: 4 },
  { month: 12, day: 25 },
]

export function addBankDays(from: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let day = from
  for (let left = count; left > 0; ) {
    day = day.add({ days: 1 })
    if (isBankDay(day)) left -= 1
  }
  return day
}

export function isBankDay(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek > 5) return false
  const isAfterSunday = day.dayOfWeek === monday && isFixedHoliday(day.subtract({ days: 1 }))
  return !isAfterSunday && !holidays.some((holiday) => isOn(holiday, day))
}

function isFixedHoliday(day: Temporal.PlainDate): boolean {
  return holidays.some((holiday) => 'day' in holiday && isOn(holiday, day))
}

function isOn(holiday: Holiday, { month, day, dayOfWeek, daysInMonth }: Temporal.PlainDate) {
  if (holiday.month !== month) return false
  if ('day' in holiday) return holiday.day === day
  if (holiday.weekday !== dayOfWeek) return false
  return holiday.week === last ? day + 7 > daysInMonth : Math.ceil(day / 7) === holiday.week
}
