import type { CalendarNight } from '@marea/contract/calendar/endpoints.ts'
import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { RangeRules } from '#ui/calendar/date-range.ts'

/** A calendar compact enough to embed in the page: one entry in each list per night. */
export type Nights = {
  today: string
  maxNights: number
  nightlyFrom: number | null
  amounts: number[]
  minNights: number[]
  /** One letter per night: `f` is available. */
  states: string
  /** One letter per night: on `e` a stay may end. */
  endings: string
}

type Calendar = {
  today: string
  maxNights: number
  nightlyFrom: { amount: number } | null
  nights: readonly CalendarNight[]
}

export function packNights({ today, maxNights, nightlyFrom, nights }: Calendar): Nights {
  return {
    today,
    maxNights,
    nightlyFrom: nightlyFrom?.amount ?? null,
    amounts: nights.map(({ priceWithFees }) => priceWithFees.amount),
    minNights: nights.map((night) => night.minNights),
    states: nights.map(({ state }) => (state === 'free' ? 'f' : 't')).join(''),
    endings: nights.map(({ canCheckOut }) => (canCheckOut ? 'e' : '-')).join(''),
  }
}

export function amountOn({ today, amounts }: Nights, day: string): number | undefined {
  return amounts[nightsBetween(today, day)]
}

export function rulesOf(nights: Nights): RangeRules {
  const { today, states, endings, minNights, maxNights } = nights
  const at = (day: string) => nightsBetween(today, day)
  return {
    min: today,
    max: addDays(today, states.length),
    isTaken: (day) => day >= today && states[at(day)] === 't',
    canEnd: (day) => endings[at(day)] === 'e',
    minNights: (start) => minNights[at(start)] ?? 1,
    maxNights,
  }
}

export function minimumStay({ minNights, states }: Nights): { least: number; most: number } {
  const free = minNights.filter((_, at) => states[at] === 'f')
  return free.length === 0
    ? { least: 1, most: 1 }
    : { least: Math.min(...free), most: Math.max(...free) }
}

/** The calendar for a guest who already has these nights and may move within them. */
export function withOwnNights(
  nights: Nights,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Nights {
  const { today, states, endings } = nights
  const [first, last] = [nightsBetween(today, checkIn), nightsBetween(today, checkOut)]
  return {
    ...nights,
    states: fillRange(states, 'f', [first, last]),
    endings: fillRange(endings, 'e', [first + 1, last + 1]),
  }
}

function fillRange(letters: string, letter: string, [from, to]: [number, number]): string {
  return [...letters].map((each, at) => (at >= from && at < to ? letter : each)).join('')
}

/** Whether the loaded calendar shows every night of a stay as available. */
export function isShownAvailable(
  { today, states }: Nights,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): boolean {
  const nights = states.slice(nightsBetween(today, checkIn), nightsBetween(today, checkOut))
  return nights.length > 0 && !nights.includes('t')
}
