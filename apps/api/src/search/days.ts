const dayMs = 86_400_000
const friday = 5
const saturday = 6
const weekdayOfDayZero = 4

/** A calendar day as the number of days since 1970. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

export function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10)
}

export function isWeekendNumber(number: number): boolean {
  const weekday = (number + weekdayOfDayZero) % 7
  return weekday === friday || weekday === saturday
}
