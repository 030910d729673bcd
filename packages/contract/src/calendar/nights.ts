import { guestCountRefusalOf, type RequestedGuestCounts } from './guest-counts.ts'
import type { StayRefusal } from './stay-refusals.ts'

export { maxGuests, maxPets } from './guest-counts.ts'

/** Longer stays need a written lease and other taxes: Florida draws the line at six months. */
export const maxNights = 180
export const maxDaysAhead = 730

const dayMs = 24 * 3_600_000
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** A requested stay; the night of `checkOut` is not part of it. */
export type RequestedStay = RequestedGuestCounts & { checkIn: string; checkOut: string }

/** Checks what applies to every home; null if the stay is possible. */
export function stayRefusalOf(stay: RequestedStay, today: string): StayRefusal | null {
  const { checkIn, checkOut } = stay
  const refusal = datesRefusalOf(stay)
  if (refusal) return refusal
  if (checkIn < today) return 'stay.dates_past'
  if (nightsBetween(checkIn, checkOut) > maxNights) return 'stay.too_long'
  if (checkOut > addDays(today, maxDaysAhead)) return 'stay.dates_too_far'
  return guestCountRefusalOf(stay)
}

/** Why these are no dates of a stay anywhere. */
export function datesRefusalOf({
  checkIn,
  checkOut,
}: Pick<RequestedStay, 'checkIn' | 'checkOut'>): StayRefusal | null {
  if (!isDay(checkIn) || !isDay(checkOut)) return 'stay.dates_unreadable'
  return checkOut <= checkIn ? 'stay.dates_reversed' : null
}

export function isDay(text: string): boolean {
  const [, year, month, day] = pattern.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)
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
