import { guestCountRefusalAt } from '@marea/contract/calendar/guest-counts.ts'
import { type RequestedStay, stayRefusalOf } from '@marea/contract/calendar/nights.ts'
import type { StayRefusal } from '@marea/contract/calendar/stay-refusals.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { isAvailable } from '#calendar/nights/nearest-stays.ts'
import { minNightsFrom, shortStaysOf, type TakenNights, type Terms } from '#pricing/terms.ts'

type RefusedStay = { code: StayRefusal; details?: Record<string, number> }

/** Why a suite is not available for this stay, or null when it is. */
export function stayRefusal(
  terms: Terms,
  stay: RequestedStay,
  { today, taken }: { today: string; taken: readonly TakenNights[] },
): RefusedStay | null {
  const code = stayRefusalOf(stay, today)
  if (code) return { code }
  const { checkIn, checkOut } = stay
  const nights = nightsBetween(checkIn, checkOut)
  const minNights = minNightsFrom(terms, checkIn, shortStaysOf(terms, taken))
  const { maxNights } = terms
  const unwelcome = guestCountRefusalAt(terms, stay)
  if (unwelcome) return unwelcome
  if (!isAvailable(taken, checkIn, checkOut)) return { code: 'calendar.dates_taken' }
  if (nights < minNights) return { code: 'stay.too_short', details: { minNights } }
  if (nights > maxNights) return { code: 'stay.too_long', details: { maxNights } }
  return null
}
