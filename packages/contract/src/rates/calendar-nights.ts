import { nightlyRate } from '#pricing/rules/nightly-rate.ts'
import { isPrice } from '#pricing/rules/rule-errors.ts'
import type { CalendarHome, OwnerCalendar } from './calendar.ts'

type TakenKind = 'booking' | 'hold' | 'block' | 'external'

/** Taken nights of a home, with what its owner may know about them. */
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
  /** The calendar that an imported stay comes from, or that is in conflict with a booking. */
  channel?: string
  /** The conflict of a booking whose nights a channel has also sold. */
  conflict?: string
}

/** Everything that takes nights of a home, in order. */
export function takenOf({ bookings, holds, blocks, imports, conflicts }: CalendarHome): Taken[] {
  const all: Taken[] = [
    ...bookings.map(([from, to, reference, guest, payout]) => {
      const conflict = conflicts.find((each) => each[2] === reference)
      const both = conflict && { channel: conflict[3], conflict: conflict[4] }
      return { from, to, kind: 'booking' as const, reference, guest, payout, ...both }
    }),
    ...holds.map(([from, to, expiresAt]) => ({ from, to, kind: 'hold' as const, expiresAt })),
    ...blocks.map(([from, to, isOwnerStay, reason]) => {
      return { from, to, kind: 'block' as const, isOwnerStay, reason }
    }),
    ...imports.map(([from, to, channel]) => ({ from, to, kind: 'external' as const, channel })),
  ]
  return all.sort((one, other) => (one.from < other.from ? -1 : 1))
}

export type ShownRate = { amount: number; minNights: number; isByHand: boolean }

export type RatedHome = Pick<CalendarHome, 'rules' | 'overrides'>

/** The price and minimum stay of a night for a guest who books today. */
export function rateOn({ rules, overrides }: RatedHome, day: string, today: string): ShownRate {
  const found = overrides.find(([from, to]) => from <= day && day < to)
  const override = found && { amount: found[2], minNights: found[3] }
  const { amount, minNights } = nightlyRate(rules, day, today, override)
  return { amount, minNights, isByHand: found !== undefined }
}

/** A price changed by a percentage, in whole dollars; undefined for a draft that has no price yet. */
export function changeByPercent(amount: number, percent: number): number | undefined {
  return isPrice(amount) ? 100 * Math.round((amount * (100 + percent)) / 10_000) : undefined
}

/** The coming seasons of these homes, each once. */
export function seasonsOf({ homes, today }: OwnerCalendar): CalendarSeason[] {
  const all = homes.flatMap(({ rules }) => rules.seasons).filter(({ to }) => to > today)
  const known = new Map(
    all.map(({ name, from, to }) => [`${from} ${to} ${name}`, { name, from, to }]),
  )
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, season]) => season)
}

export type CalendarSeason = { name: string; from: string; to: string }
