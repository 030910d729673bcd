import { addDays, isDay, nightsBetween } from '#platform/time/days.ts'
import { maxNights } from '#suites/stay-limits.ts'
import { guestCountRefusalOf, type RequestedGuestCounts } from './guest-counts.ts'
import type { StayRefusal } from './stay-refusals.ts'

export const maxDaysAhead = 730

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
