import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { SearchHistory } from '#search/demand/searched-stays.ts'

export type PastStay = { checkIn: string; checkOut: string; bookedOn: string; rent: number }

/** Half-open: the night of `to` is not part of it. */
export type Range = { from: string; to: string }

/** The known facts about a home in a period. */
export type History = Range & {
  /** In order of check-in. */
  stays: readonly PastStay[]
  closed: readonly Range[]
  /** What similar homes sold a night for, by night. */
  sold: ReadonlyMap<string, number>
  searched: SearchHistory
}

export type Replay = {
  saved: PriceRules
  proposed: PriceRules
  today: string
  history: History
}

/** Nights that were booked or closed, in order. */
export function takenRanges({ stays, closed }: History): Range[] {
  const booked = stays.map((stay) => ({ from: stay.checkIn, to: stay.checkOut }))
  return [...booked, ...closed].toSorted((one, other) => (one.from < other.from ? -1 : 1))
}
