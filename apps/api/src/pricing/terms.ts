import { isWeekendNight, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { weekdayOf } from '@marea/contract/pricing/rules/nightly-rate.ts'
import { perMilleOf } from './rounding.ts'

/** The same prices for a range of nights; `to` is the first day after it. */
export type Season = {
  from: string
  to: string
  nightlyAmount: number
  weekendAmount: number
  /** From Sunday to Saturday, where the two prices above are not enough. */
  weekdayAmounts?: readonly number[] | null
  minNights: number
}

export type FeeAmounts = Readonly<Record<string, number>>

export type StayDiscount = { fromNights: number; perMille: number }

/** What a home charges for a stay and which stays it accepts, in cents and nights. */
export type Terms = {
  nightlyAmount: number
  weekendAmount: number
  seasons: readonly Season[]
  discounts: readonly StayDiscount[]
  /** By the code of the fee; a fee that is left out is not charged. */
  feeAmounts: FeeAmounts
  commissionPerMille: number
  minNights: number
  maxNights: number
  guests: number
  maxPets: number
  /** Left out, the home is suitable for all. */
  welcomesChildren?: boolean
  welcomesInfants?: boolean
  /** The guests whom the nightly price covers; null or left out, it covers all. */
  includedGuests?: number | null
  /** No stay discount takes the average night below it; left out, there is no floor. */
  floorAmount?: number | null
  /** Whether a gap between two bookings that is shorter than the minimum stay may be booked. */
  fillsGaps?: boolean
}

/** Taken nights; those of a hold may become available again. */
export type TakenNights = { from: string; to: string; canExpire?: boolean }

/** Stays shorter than the minimum that may begin on a day: how long each is. */
export type ShortStays = ReadonlyMap<string, number>

export function nightlyAmount(terms: Terms, day: string): number {
  const season = seasonOf(terms, day)
  const { nightlyAmount, weekendAmount } = season ?? terms
  const amount = isWeekendNight(day) ? weekendAmount : nightlyAmount
  return season?.weekdayAmounts?.[weekdayOf(day)] ?? amount
}

/** The night of check-in decides the minimum stay. */
export function minNightsFrom(terms: Terms, checkIn: string, shortStays?: ShortStays): number {
  const minNights = seasonOf(terms, checkIn)?.minNights ?? terms.minNights
  return Math.min(minNights, shortStays?.get(checkIn) ?? minNights)
}

/**
 * The gaps between nights that are taken for good, where the home lets them be booked as a whole.
 * Holds do not count, so that nobody can create a gap by holding nights around it.
 */
export function shortStaysOf({ fillsGaps }: Terms, taken: readonly TakenNights[]): ShortStays {
  const gaps = new Map<string, number>()
  if (!fillsGaps) return gaps
  const fixed = taken.filter(({ canExpire }) => !canExpire)
  const inOrder = fixed.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  for (const [index, { from }] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (before && before.to < from) gaps.set(before.to, nightsBetween(before.to, from))
  }
  return gaps
}

/** The amount of a stay discount, which never lowers the average night below the floor. */
export function discountOf(
  { floorAmount }: Pick<Terms, 'floorAmount'>,
  { amount, nights, perMille }: { amount: number; nights: number; perMille: number },
): number {
  return Math.min(perMilleOf(amount, perMille), Math.max(0, amount - (floorAmount ?? 0) * nights))
}

export function bestDiscount(
  { discounts }: Pick<Terms, 'discounts'>,
  nights: number,
): StayDiscount | undefined {
  return discounts
    .filter(({ fromNights }) => fromNights <= nights)
    .reduce<StayDiscount | undefined>(
      (best, each) => (best && best.fromNights > each.fromNights ? best : each),
      undefined,
    )
}

function seasonOf({ seasons }: Terms, day: string): Season | undefined {
  return seasons.find(({ from, to }) => from <= day && day < to)
}
