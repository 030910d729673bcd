import type { CalendarHome } from './calendar.ts'

type TakenKind = 'booking' | 'hold' | 'block' | 'external'

/** Nights of a home that are taken, and what an owner may know about them. */
export type Taken = {
  from: string
  to: string
  kind: TakenKind
  reference?: string
  guest?: string
  payout?: number
  /** In milliseconds since 1970. */
  expiresAt?: number
  isOwnerStay?: boolean
  reason?: string
}

/** Everything that has nights of a home, in order. */
export function takenOf({ bookings, holds, blocks, imports }: CalendarHome): Taken[] {
  const all: Taken[] = [
    ...bookings.map(([from, to, reference, guest, payout]) => {
      return { from, to, kind: 'booking' as const, reference, guest, payout }
    }),
    ...holds.map(([from, to, expiresAt]) => ({ from, to, kind: 'hold' as const, expiresAt })),
    ...blocks.map(([from, to, isOwnerStay, reason]) => {
      return { from, to, kind: 'block' as const, isOwnerStay, reason }
    }),
    ...imports.map(([from, to]) => ({ from, to, kind: 'external' as const })),
  ]
  return all.sort((one, other) => (one.from < other.from ? -1 : 1))
}

export type ShownRate = { amount: number; minNights: number; isByHand: boolean }

/** The price and minimum stay of a night, as the rows of the calendar say them. */
export function rateOn({ base, rates, overrides }: RatedHome, day: string): ShownRate {
  const within = (row: readonly [string, string, ...unknown[]]) => row[0] <= day && day < row[1]
  const found = rates.find(within)
  const [amounts, minNights] = found ? [found[2], found[3]] : [base.amounts, base.minNights]
  const isByHand = overrides.some(within)
  return { amount: amountOn(amounts, day), minNights, isByHand }
}

export type RatedHome = Pick<CalendarHome, 'base' | 'rates' | 'overrides'>

const friday = 5

function amountOn(amounts: readonly number[], day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const index = amounts.length === 2 ? Number(weekday >= friday) : weekday
  return amounts[index] ?? 0
}
