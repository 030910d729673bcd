import { addDays, maxDaysAhead } from '@marea/contract/calendar/nights.ts'
import type { NightRange } from '#calendar/nights/occupancy-store.ts'
import { minNightsFrom, type Terms } from '#pricing/terms.ts'

type Wanted = { checkIn: string; nights: number; today: string; daysAround: number }

const offered = 3

/** The available stays of the same length closest to the requested date. */
export function nearestStays(
  terms: Terms,
  taken: readonly NightRange[],
  { checkIn: wished, nights, today, daysAround }: Wanted,
): { checkIn: string; checkOut: string }[] {
  const found = []
  for (let shift = 1; shift <= daysAround && found.length < offered; shift += 1) {
    for (const checkIn of [addDays(wished, -shift), addDays(wished, shift)]) {
      const checkOut = addDays(checkIn, nights)
      const isWithin = checkIn >= today && checkOut <= addDays(today, maxDaysAhead)
      const isLongEnough = nights >= minNightsFrom(terms, checkIn)
      if (isWithin && isLongEnough && isFree(taken, checkIn, checkOut)) {
        found.push({ checkIn, checkOut })
      }
    }
  }
  return found.slice(0, offered)
}

export function isFree(taken: readonly NightRange[], checkIn: string, checkOut: string): boolean {
  return !taken.some(({ from, to }) => from < checkOut && checkIn < to)
}
