import { maxDaysAhead } from '@marea/contract/calendar/nights.ts'
import {
  addDays,
  isWeekendNight,
  listNights,
  nightsBetween,
} from '@marea/contract/platform/time/days.ts'
import { flexibleNights } from '@marea/contract/search/flexible-stays.ts'
import type { Nights, When } from './query.ts'

/** How many days ahead a flexible stay without a month may begin. */
const soon = 62

/** Every stay that matches, in order of check-in; null for a search without dates. */
export function windowsOf(when: When, today: string): Nights[] | null {
  if (when.kind === 'any') return null
  if (when.kind === 'fixed') return [{ checkIn: when.checkIn, checkOut: when.checkOut }]
  const nights = nightsOf(when)
  const horizon = addDays(today, maxDaysAhead)
  return arrivals(when, today)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
    .filter(({ checkIn, checkOut }) => checkIn >= today && checkOut <= horizon)
}

type Flexible = Exclude<When, { kind: 'any' | 'fixed' }>

function nightsOf(when: Flexible): number {
  return when.kind === 'around'
    ? nightsBetween(when.checkIn, when.checkOut)
    : flexibleNights[when.kind]
}

function arrivals(when: Flexible, today: string): string[] {
  if (when.kind === 'around') {
    const { checkIn, days } = when
    return listNights(addDays(checkIn, -days), addDays(checkIn, days + 1))
  }
  const days = when.months.length
    ? when.months.flatMap(daysOf)
    : listNights(today, addDays(today, soon))
  return when.kind === 'weekend' ? days.filter(isFriday) : days
}

function daysOf(month: string): string[] {
  const first = `${month}-01`
  return listNights(first, addDays(first, 31)).filter((day) => day.startsWith(month))
}

function isFriday(day: string): boolean {
  return isWeekendNight(day) && isWeekendNight(addDays(day, 1))
}
