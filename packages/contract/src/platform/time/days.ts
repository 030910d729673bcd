const dayMs = 24 * 3_600_000
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

export function isDay(text: string): boolean {
  const [, year, month, day] = pattern.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return (
    // JavaScript reads the years 0 to 99 as 1900 to 1999; PostgreSQL has no year 0.
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() + 1 === Number(month) &&
    date.getUTCDate() === Number(day)
  )
}

export function addDays(day: string, count: number): string {
  return toDay(toMs(day) + count * dayMs)
}

export function nightsBetween(checkIn: string, checkOut: string): number {
  return (toMs(checkOut) - toMs(checkIn)) / dayMs
}

/** Each night of the half-open range, by the day on which it begins. */
export function listNights(checkIn: string, checkOut: string): string[] {
  const first = toMs(checkIn)
  const count = Math.max(0, nightsBetween(checkIn, checkOut))
  return Array.from({ length: count }, (_, index) => toDay(first + index * dayMs))
}

/** The nights that begin on a Friday or a Saturday. */
export function isWeekendNight(day: string): boolean {
  const weekday = new Date(toMs(day)).getUTCDay()
  return weekday === 5 || weekday === 6
}

function toMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
