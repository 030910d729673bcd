import { listNights } from '@marea/contract/calendar/nights.ts'
import type { NightState } from '@marea/contract/owners/overview.ts'
import type { OccupiedRange } from '#calendar/show/occupied.ts'
import type { Month } from './month.ts'

/** A hold is not counted: most of them end without a booking. */
const stateOf = { booking: 'booked', external: 'booked', block: 'blocked', hold: 'free' } as const

/** Every night of the month; nights before today that were booked have been stayed. */
export function monthNights(
  taken: readonly Pick<OccupiedRange, 'from' | 'to' | 'kind'>[],
  month: Month,
  today: string,
): NightState[] {
  const states = new Map(
    taken.flatMap(({ from, to, kind }) =>
      listNights(from, to).map((night) => [night, stateOf[kind]] as const),
    ),
  )
  return listNights(month.from, month.to).map((night) => {
    const state = states.get(night) ?? 'free'
    return state === 'booked' && night < today ? 'stayed' : state
  })
}

export function countOccupied(nights: readonly NightState[]): number {
  return nights.filter((night) => night === 'stayed' || night === 'booked').length
}

/** Of the nights that the owner did not block. */
export function occupiedPercent(nights: readonly NightState[]): number {
  const open = nights.filter((night) => night !== 'blocked').length
  return open === 0 ? 0 : Math.round((100 * countOccupied(nights)) / open)
}
