import { guestCountRefusalOf, type RequestedGuestCounts } from './guest-counts.ts'
import type { StayRefusal } from './stay-refusals.ts'

export { maxGuests, maxPets } from './guest-counts.ts'

/** Longer stays need a written lease and other taxes: Florida draws the line at six months. */
export const maxNights = 180
export const maxDaysAhead = 730

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** A requested stay; the night of `checkOut` is not part of it. */
export type RequestedStay = RequestedGuestCounts & { checkIn: string; checkOut: string }

/** Checks what applies to every home; null if the stay is possible. */
export function stayRefusalOf(stay: RequestedStay, today: string): StayRefusal | null {
  const { checkIn, checkOut } = stay
  if (!isDay(checkIn) || !isDay(checkOut)) return 'stay.dates_unreadable'
  if (checkOut <= checkIn) return 'stay.dates_reversed'
  if (checkIn < today) return 'stay.dates_past'
  if (nightsBetween(checkIn, checkOut) > maxNights) return 'stay.too_long'
  if (checkOut > addDays(today, maxDaysAhead)) return 'stay.dates_too_far'
  return guestCountRefusalOf(stay)
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

let miamiDay: Intl.DateTimeFormat | undefined

/** The date in Miami, whatever the reader's clock shows. */
export function dayInMiami(instant: Date): string {
  const hour = Math.floor(instant.getTime() / hourMs)
  if (hour !== lastResult.hour) {
    miamiDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' })
    lastResult = { hour, day: miamiDay.format(instant) }
  }
  return lastResult.day
}

/** Days in Miami begin on a full hour, so all instants of one hour share a date. */
let lastResult = { hour: Number.NaN, day: '' }
