import type { ToDo } from '@marea/contract/owners/to-dos.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'

export type Unranked<Ranked extends ToDo = ToDo> = Ranked extends ToDo
  ? Omit<Ranked, 'isUrgent'>
  : never

/** Most urgent first: what costs a night, an arrival or a permit, and what has a deadline. */
const urgent = ['double_booking', 'arrival_id', 'hours', 'lapsing_license'] as const

const canWait = ['license', 'feed', 'host_id', 'messages', 'expense', 'price_gap'] as const

/** A home whose license expires leaves the search, and a renewal takes time. */
const renewalDays = 14

type Rank = (typeof urgent | typeof canWait)[number]

const ranks: readonly Rank[] = [...urgent, ...canWait]

/** To-dos of one rank keep the order in which they were found. */
export function rankToDos(found: readonly Unranked[], today: string): ToDo[] {
  return found
    .map((toDo) => ({ toDo, rank: ranks.indexOf(rankOf(toDo, today)) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ toDo, rank }) => ({ ...toDo, isUrgent: rank < urgent.length }))
}

function rankOf(toDo: Unranked, today: string): Rank {
  switch (toDo.kind) {
    case 'feed':
      return toDo.trouble === 'conflict' ? 'double_booking' : 'feed'
    case 'missing_id':
      return 'arrival_id'
    case 'host_id':
      return toDo.checkIn <= today ? 'arrival_id' : 'host_id'
    case 'license':
      return toDo.validUntil <= addDays(today, renewalDays) ? 'lapsing_license' : 'license'
    default:
      return toDo.kind
  }
}
