import { addDays, listNights, nightsBetween } from '@marea/contract/calendar/nights.ts'
import type { BackTest } from '@marea/contract/owners/prices.ts'
import { nightlyRate } from '@marea/contract/pricing/rules/nightly-rate.ts'
import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import { rentUnder } from '#pricing/rules/rent-under.ts'

/** A stay is kept if its price rises by no more than this many percent. */
export const keptPercent = 8
/** Of the stays that get more expensive than that, every third is lost. */
export const lostOneIn = 3

export type PastStay = { checkIn: string; checkOut: string; bookedOn: string; rent: number }

export type History = {
  from: string
  to: string
  /** In order of check-in. */
  stays: readonly PastStay[]
  /** Nights that could not be booked. */
  closed: readonly { from: string; to: string }[]
  /** What similar homes sold a night for, by night. */
  sold: ReadonlyMap<string, number>
}

type Replay = {
  saved: PriceRules
  proposed: PriceRules
  today: string
  history: History
}

type Outcome = { nights: number; amount: number }

type Result = Omit<BackTest, 'from' | 'to' | 'assumptions'>

/** What the stays of the past would have brought under the proposed rules; the same every time. */
export function replay(given: Replay): Result {
  const months = new Map(monthsOf(given.history).map((month) => [month, emptyMonth(month)]))
  const monthOf = (day: string) => months.get(day.slice(0, 7)) ?? emptyMonth('')
  const lost = { price: 0, minStay: 0 }
  const range = { least: 0, most: 0 }
  let expensive = 0
  for (const stay of given.history.stays) {
    const nights = nightsBetween(stay.checkIn, stay.checkOut)
    const month = monthOf(stay.checkIn)
    add(month.actual, { nights, amount: stay.rent })
    const amount = rentAhead(given, stay)
    if (isTooShort(given, stay)) {
      lost.minStay += 1
      continue
    }
    range.most += amount
    if (amount * 100 > stay.rent * (100 + keptPercent)) {
      expensive += 1
      if (expensive % lostOneIn === 0) {
        lost.price += 1
        continue
      }
    } else range.least += amount
    add(month.proposed, { nights, amount })
  }
  const gained = gainedNights(given)
  for (const { night, amount } of gained) {
    add(monthOf(night).proposed, { nights: 1, amount })
    range.most += amount
  }
  const all = [...months.values()]
  return {
    actual: sum(all.map(({ actual }) => actual)),
    proposed: sum(all.map(({ proposed }) => proposed)),
    range,
    lost,
    gainedNights: gained.length,
    months: all,
  }
}

/** Whole weeks are added until the night lies ahead, so that weekdays and seasons still fit. */
export function sameDayAhead(day: string, today: string): string {
  const years = Math.max(0, Math.ceil(nightsBetween(day, today) / daysInYear))
  return addDays(day, years * daysInYear)
}

const daysInYear = 364

function rentAhead({ proposed, today }: Replay, stay: PastStay): number {
  const checkIn = sameDayAhead(stay.checkIn, today)
  const moved = nightsBetween(stay.checkIn, checkIn)
  const checkOut = addDays(stay.checkOut, moved)
  const bookedOn = addDays(stay.bookedOn, moved)
  return rentUnder(proposed, { checkIn, checkOut, bookedOn })
}

/** A short stay that fills a gap between two others is kept where the rules allow it. */
function isTooShort({ proposed, today, history }: Replay, stay: PastStay): boolean {
  const { minNights } = nightlyRate(proposed, sameDayAhead(stay.checkIn, today), today)
  if (nightsBetween(stay.checkIn, stay.checkOut) >= minNights) return false
  const isBefore = history.stays.some(({ checkOut }) => checkOut === stay.checkIn)
  const isAfter = history.stays.some(({ checkIn }) => checkIn === stay.checkOut)
  return !(proposed.fillsGaps && isBefore && isAfter)
}

type Gained = { night: string; amount: number }

/**
 * Empty nights that would be sold now: the proposed price is at or below what similar homes got
 * for the night, while the saved price is above it or the saved minimum stay kept it closed.
 */
function gainedNights(given: Replay): Gained[] {
  return emptyRuns(given.history).flatMap((run) => {
    const isOpen = isBookable(given, given.proposed, run)
    const wasOpen = isBookable(given, given.saved, run)
    return listNights(run.from, run.to).flatMap((night) => {
      const market = given.history.sold.get(night)
      if (market === undefined || !isOpen) return []
      const amount = lastPrice(given, given.proposed, night)
      const wasSold = wasOpen && lastPrice(given, given.saved, night) <= market
      return amount <= market && !wasSold ? [{ night, amount }] : []
    })
  })
}

/** The price on the day itself: an empty night stayed on offer until then. */
function lastPrice({ today }: Replay, rules: PriceRules, night: string): number {
  const day = sameDayAhead(night, today)
  return nightlyRate(rules, day, day).amount
}

type Run = { from: string; to: string; isGap: boolean }

function isBookable({ today }: Replay, rules: PriceRules, run: Run): boolean {
  const { minNights } = nightlyRate(rules, sameDayAhead(run.from, today), today)
  return nightsBetween(run.from, run.to) >= minNights || (rules.fillsGaps && run.isGap)
}

/** The nights of the period that were neither booked nor closed, in order. */
function emptyRuns({ from, to, stays, closed }: History): Run[] {
  const taken = [...stays.map((stay) => ({ from: stay.checkIn, to: stay.checkOut })), ...closed]
  const runs: Run[] = []
  let begin = from
  for (const range of taken.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (begin < range.from) runs.push({ from: begin, to: range.from, isGap: begin > from })
    if (range.to > begin) begin = range.to
  }
  if (begin < to) runs.push({ from: begin, to, isGap: false })
  return runs.filter((run) => run.from < to)
}

function monthsOf({ from, to }: History): string[] {
  return [...new Set(listNights(from, to).map((day) => day.slice(0, 7)))]
}

function emptyMonth(month: string) {
  return { month, actual: { nights: 0, amount: 0 }, proposed: { nights: 0, amount: 0 } }
}

function add(to: Outcome, { nights, amount }: Outcome): void {
  to.nights += nights
  to.amount += amount
}

function sum(outcomes: readonly Outcome[]): Outcome {
  const total = { nights: 0, amount: 0 }
  for (const each of outcomes) add(total, each)
  return total
}
