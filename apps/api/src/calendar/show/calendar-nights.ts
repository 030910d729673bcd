import type { CalendarNight } from '@marea/contract/calendar/endpoints.ts'
import { maxDaysAhead } from '@marea/contract/calendar/nights.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { addDays, listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { NightRange } from '#calendar/nights/occupancy-store.ts'
import type { TaxRate } from '#pricing/price.ts'
import {
  minNightsFrom,
  nightlyAmount,
  shortStaysOf,
  type TakenNights,
  type Terms,
} from '#pricing/terms.ts'
import { nightOfStay } from './nightly-from.ts'

type CalendarQuery = NightRange & {
  today: string
  taken: readonly TakenNights[]
  taxesOn: (day: string) => readonly TaxRate[]
}

type Day = { date: string; isFree: boolean; minNights: number; runway: number }

/** Each day of the range: its price, and why a stay cannot begin or end on it. */
export function calendarNights(
  terms: Terms,
  { from, to, today, taken, taxesOn }: CalendarQuery,
): CalendarNight[] {
  const days = listDays(terms, { from: addDays(from, -terms.maxNights), to, today, taken })
  const endings = listCheckOutDays(terms, days)
  const first = days.length - nightsBetween(from, to)
  return days.slice(first).map((day, index) =>
    toCalendarNight(terms, day, {
      taxes: taxesOn(day.date),
      why: checkInRefusal(day, today),
      canCheckOut: endings[first + index] ?? false,
    }),
  )
}

function toCalendarNight(
  terms: Terms,
  { date, isFree, minNights }: Day,
  {
    taxes,
    why,
    canCheckOut,
  }: Pick<CalendarNight, 'why' | 'canCheckOut'> & { taxes: readonly TaxRate[] },
): CalendarNight {
  return {
    date,
    price: usd(nightlyAmount(terms, date)),
    priceWithFees: usd(nightOfStay(terms, taxes, { checkIn: date, nights: minNights })),
    state: isFree ? 'free' : 'taken',
    minNights,
    canCheckIn: why === null,
    canCheckOut,
    isCheckOutOnly: why !== null && canCheckOut,
    why,
  }
}

/** A day's runway is the number of consecutive available nights from it. */
function listDays(terms: Terms, { from, to, today, taken }: Omit<CalendarQuery, 'taxesOn'>): Day[] {
  const horizon = addDays(today, maxDaysAhead)
  const beyond = addDays(to, terms.maxNights)
  const isTaken = new Set(taken.flatMap((range) => listNights(range.from, range.to)))
  const shortStays = shortStaysOf(terms, taken)
  let runway = 0
  const days = listNights(from, beyond)
    .toReversed()
    .map((date) => {
      const isFree = date >= today && date < horizon && !isTaken.has(date)
      runway = isFree ? runway + 1 : 0
      return { date, isFree, minNights: minNightsFrom(terms, date, shortStays), runway }
    })
  return days.toReversed().slice(0, nightsBetween(from, to))
}

function listCheckOutDays({ maxNights }: Terms, days: readonly Day[]): boolean[] {
  const changes = days.map(() => 0)
  const change = (index: number, by: number) => {
    if (index < changes.length) changes[index] = (changes[index] ?? 0) + by
  }
  days.forEach(({ minNights, runway }, index) => {
    const longest = Math.min(runway, maxNights)
    if (longest < minNights) return
    change(index + minNights, 1)
    change(index + longest + 1, -1)
  })
  let open = 0
  return changes.map((by) => {
    open += by
    return open > 0
  })
}

function checkInRefusal(
  { date, isFree, minNights, runway }: Day,
  today: string,
): CalendarNight['why'] {
  if (date < today) return 'past'
  if (date >= addDays(today, maxDaysAhead)) return 'too_far'
  if (!isFree) return 'taken'
  return runway < minNights ? 'min_stay' : null
}
