import { listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { nightlyRate } from '@marea/contract/pricing/rules/nightly-rate.ts'
import type { SearchedStay } from '#search/demand/searched-stays.ts'
import { type PastStay, type Range, type Replay, takenRanges } from './history.ts'
import { sameDayAhead } from './past-stay.ts'

/** How many guests searched for nights of this home that they could book under the proposed rules. */
export function createDemand({ proposed, today, history }: Replay) {
  const { since, stays } = history.searched
  const byCheckIn = Map.groupBy(stays, ({ checkIn }) => checkIn)
  const taken = takenRanges(history)

  function isLongEnough({ checkIn, checkOut }: SearchedStay, open: Range): boolean {
    const { minNights } = nightlyRate(proposed, sameDayAhead(checkIn, today), today)
    const fillsGap = proposed.fillsGaps && checkIn === open.from && checkOut === open.to
    return fillsGap || nightsBetween(checkIn, checkOut) >= minNights
  }

  function within(open: Range): SearchedStay[] {
    return listNights(open.from, open.to)
      .flatMap((day) => byCheckIn.get(day) ?? [])
      .filter((stay) => stay.checkOut <= open.to && isLongEnough(stay, open))
  }

  return {
    /** It is not known whether anyone searched for earlier nights. */
    isKnown: (night: string): boolean => since !== null && night >= since,

    /** Searches that include a night and fit into these empty nights. */
    byNight(open: Range): (night: string) => number {
      const counts = new Map<string, number>()
      for (const { checkIn, checkOut, searches } of within(open)) {
        for (const night of listNights(checkIn, checkOut)) {
          counts.set(night, searches + (counts.get(night) ?? 0))
        }
      }
      return (night) => counts.get(night) ?? 0
    },

    /** Searches that would have taken nights of this stay, had it not been booked. */
    forStay({ checkIn, checkOut }: PastStay): number {
      const ends = taken.map(({ to }) => to).filter((to) => to <= checkIn)
      const begins = taken.map(({ from }) => from).filter((from) => from >= checkOut)
      const open = { from: ends.sort().at(-1) ?? checkIn, to: begins[0] ?? checkOut }
      return within(open)
        .filter((stay) => stay.checkIn < checkOut && stay.checkOut > checkIn)
        .reduce((sum, { searches }) => sum + searches, 0)
    },
  }
}
