import {
  addDays,
  isWeekendNight,
  listNights,
  maxDaysAhead,
} from '@marea/contract/calendar/nights.ts'
import { flexibleNights } from '@marea/contract/search/endpoints.ts'
import type { Nights, When } from './query.ts'

/** How many days ahead a flexible stay without a month may begin. */
const soon = 62

/** Every stay that matches, in order of check-in; null for a search without dates. */
export function windowsOf(when: When, today: string): Nights[] | null {
  if (when.kind === 'any') return null
  if (when.kind === 'fixed') return [{ checkIn: when.checkIn, checkOut: when.checkOut }]
  const nights = flexibleNights[when.kind]
  const horizon = addDays(today, maxDaysAhead)
  return arrivals(when.month, today)
    .filter((day) => when.kind !== 'weekend' || isFriday(day))
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
    .filter(({ checkIn, checkOut }) => checkIn >= today && checkOut <= horizon)
}

function arrivals(month: string | null, today: string): string[] {
  if (month === null) return listNights(today, addDays(today, soon))
  const first = `${month}-01`
  return listNights(first, addDays(first, 31)).filter((day) => day.startsWith(month))
}

function isFriday(day: string): boolean {
  return isWeekendNight(day) && isWeekendNight(addDays(day, 1))
}
