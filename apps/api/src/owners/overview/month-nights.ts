import type { NightState } from '@marea/contract/owners/night-states.ts'
import { listNights } from '@marea/contract/platform/time/days.ts'
import type { OccupiedRange } from '#calendar/show/occupied.ts'
import type { Month } from './month.ts'

/** A hold is not counted: most of them end without a booking. */
const stateOf = { booking: 'booked', external: 'booked', block: 'blocked', hold: 'free' } as const

type HomeInMonth = {
  taken: readonly Pick<OccupiedRange, 'from' | 'to' | 'kind'>[]
  /** The day of the first publication; null for a draft. */
  listedOn: string | null
}

/**
 * Every night of the month; nights before today that were booked have been stayed, and a home has
 * none before it was first published, as in the reports.
 */
export function monthNights(
  { taken, listedOn }: HomeInMonth,
  month: Month,
  today: string,
): NightState[] {
  const states = new Map(
    taken.flatMap(({ from, to, kind }) =>
      listNights(from, to).map((night) => [night, stateOf[kind]] as const),
    ),
  )
  return listNights(month.from, month.to).map((night) => {
    if (listedOn === null || night < listedOn) return 'unlisted'
    const state = states.get(night) ?? 'free'
    return state === 'booked' && night < today ? 'stayed' : state
  })
}

export function countOccupied(nights: readonly NightState[]): number {
  return nights.filter((night) => night === 'stayed' || night === 'booked').length
}

/** Of the nights that guests could have booked. */
export function occupiedPercent(nights: readonly NightState[]): number {
  const open = nights.filter((night) => night !== 'blocked' && night !== 'unlisted').length
  return open === 0 ? 0 : Math.round((100 * countOccupied(nights)) / open)
}
