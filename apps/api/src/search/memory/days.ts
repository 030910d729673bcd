const dayMs = 86_400_000
const weekdayOfDayZero = 4

/** A calendar day as the number of days since 1970. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

export function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10)
}

/** Sunday is 0. */
export function weekdayOf(number: number): number {
  return (number + weekdayOfDayZero) % 7
}
