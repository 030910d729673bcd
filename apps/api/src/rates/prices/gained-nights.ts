import { listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { nightlyRate } from '@marea/contract/pricing/rules/nightly-rate.ts'
import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import { searchesPerBooking } from './assumptions.ts'
import { type History, type Range, type Replay, takenRanges } from './history.ts'
import { sameDayAhead } from './past-stay.ts'
import { createDemand } from './search-demand.ts'

type Gained = { night: string; amount: number }

/**
 * Empty nights that would be sold now: the proposed price is at or below what similar homes got
 * for the night, while the saved price is above it or the saved minimum stay kept it closed, and
 * enough guests searched for it where searches are known.
 */
export function gainedNights(given: Replay): Gained[] {
  const demand = createDemand(given)
  return emptyRuns(given.history).flatMap((run) => {
    const isOpen = isBookable(given, given.proposed, run)
    const wasOpen = isBookable(given, given.saved, run)
    const searchesFor = demand.byNight(run)
    return listNights(run.from, run.to).flatMap((night) => {
      const market = given.history.sold.get(night)
      if (market === undefined || !isOpen) return []
      if (demand.isKnown(night) && searchesFor(night) < searchesPerBooking) return []
      const amount = lastPrice(given, given.proposed, night)
      const wasSold = wasOpen && lastPrice(given, given.saved, night) <= market
      return amount <= market && !wasSold ? [{ night, amount }] : []
    })
  })
}

/** The price on the day itself, because an empty night was on offer until then. */
function lastPrice({ today }: Replay, rules: PriceRules, night: string): number {
  const day = sameDayAhead(night, today)
  return nightlyRate(rules, day, day).amount
}

type Run = Range & { isGap: boolean }

function isBookable({ today }: Replay, rules: PriceRules, run: Run): boolean {
  const { minNights } = nightlyRate(rules, sameDayAhead(run.from, today), today)
  return nightsBetween(run.from, run.to) >= minNights || (rules.fillsGaps && run.isGap)
}

/** The nights of the period that were neither booked nor closed, in order. */
function emptyRuns(history: History): Run[] {
  const { from, to } = history
  const runs: Run[] = []
  let begin = from
  for (const range of takenRanges(history)) {
    if (begin < range.from) runs.push({ from: begin, to: range.from, isGap: begin > from })
    if (range.to > begin) begin = range.to
  }
  if (begin < to) runs.push({ from: begin, to, isGap: false })
  return runs.filter((run) => run.from < to)
}
