import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { nightlyRate } from '@marea/contract/pricing/rules/nightly-rate.ts'
import { rentUnder } from '#pricing/rules/rent-under.ts'
import type { PastStay, Replay } from './history.ts'

/** Whole weeks are added until the night lies ahead, so that weekdays and seasons still fit. */
export function sameDayAhead(day: string, today: string): string {
  const years = Math.max(0, Math.ceil(nightsBetween(day, today) / daysInYear))
  return addDays(day, years * daysInYear)
}

const daysInYear = 364

export function rentAhead({ proposed, today }: Replay, stay: PastStay): number {
  const checkIn = sameDayAhead(stay.checkIn, today)
  const moved = nightsBetween(stay.checkIn, checkIn)
  const checkOut = addDays(stay.checkOut, moved)
  const bookedOn = addDays(stay.bookedOn, moved)
  return rentUnder(proposed, { checkIn, checkOut, bookedOn })
}

/** A short stay that fills a gap between two others is kept where the rules allow it. */
export function isTooShort({ proposed, today, history }: Replay, stay: PastStay): boolean {
  const { minNights } = nightlyRate(proposed, sameDayAhead(stay.checkIn, today), today)
  if (nightsBetween(stay.checkIn, stay.checkOut) >= minNights) return false
  const isBefore = history.stays.some(({ checkOut }) => checkOut === stay.checkIn)
  const isAfter = history.stays.some(({ checkIn }) => checkIn === stay.checkOut)
  return !(proposed.fillsGaps && isBefore && isAfter)
}
