import { maxDaysAhead } from '@marea/contract/calendar/nights.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { minNightsFrom, shortStaysOf, type TakenNights, type Terms } from '#pricing/terms.ts'
import type { NightRange } from './occupancy-store.ts'

type NearestStayQuery = { checkIn: string; nights: number; today: string; daysAround: number }

const maxOffered = 3

export function nearestStays(
  terms: Terms,
  taken: readonly TakenNights[],
  { checkIn: requested, nights, today, daysAround }: NearestStayQuery,
): { checkIn: string; checkOut: string }[] {
  if (nights > terms.maxNights) return []
  const found = []
  const shortStays = shortStaysOf(terms, taken)
  for (let shift = 1; shift <= daysAround && found.length < maxOffered; shift += 1) {
    for (const checkIn of [addDays(requested, -shift), addDays(requested, shift)]) {
      const checkOut = addDays(checkIn, nights)
      const isWithin = checkIn >= today && checkOut <= addDays(today, maxDaysAhead)
      const isLongEnough = nights >= minNightsFrom(terms, checkIn, shortStays)
      if (isWithin && isLongEnough && isAvailable(taken, checkIn, checkOut)) {
        found.push({ checkIn, checkOut })
      }
    }
  }
  return found.slice(0, maxOffered)
}

export function isAvailable(
  taken: readonly NightRange[],
  checkIn: string,
  checkOut: string,
): boolean {
  return !taken.some(({ from, to }) => from < checkOut && checkIn < to)
}
