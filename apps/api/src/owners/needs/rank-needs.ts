import { addDays } from '@marea/contract/calendar/nights.ts'
import type { Need } from '@marea/contract/owners/needs.ts'

export type Unranked<Ranked extends Need = Need> = Ranked extends Need
  ? Omit<Ranked, 'isUrgent'>
  : never

/** Most urgent first: what costs a night, an arrival or a permit, and what has a deadline. */
const urgent = ['double_booking', 'arrival_id', 'hours', 'lapsing_license'] as const

const canWait = ['license', 'feed', 'host_id', 'messages', 'expense', 'price_gap'] as const

/** A home whose license expires leaves the search, and a renewal takes time. */
const renewalDays = 14

type Rank = (typeof urgent | typeof canWait)[number]

const ranks: readonly Rank[] = [...urgent, ...canWait]

/** Needs of one rank keep the order in which they were found. */
export function rankNeeds(found: readonly Unranked[], today: string): Need[] {
  return found
    .map((need) => ({ need, rank: ranks.indexOf(rankOf(need, today)) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ need, rank }) => ({ ...need, isUrgent: rank < urgent.length }))
}

function rankOf(need: Unranked, today: string): Rank {
  switch (need.kind) {
    case 'feed':
      return need.trouble === 'conflict' ? 'double_booking' : 'feed'
    case 'missing_id':
      return 'arrival_id'
    case 'host_id':
      return need.checkIn <= today ? 'arrival_id' : 'host_id'
    case 'license':
      return need.validUntil <= addDays(today, renewalDays) ? 'lapsing_license' : 'license'
    default:
      return need.kind
  }
}
