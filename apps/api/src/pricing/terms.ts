import { isWeekendNight } from '@marea/contract/calendar/nights.ts'

/** `to` is the first day after the season. */
type Season = {
  from: string
  to: string
  nightlyAmount: number
  weekendAmount: number
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
}

export function nightlyAmount(terms: Terms, day: string): number {
  const rates = seasonOf(terms, day) ?? terms
  return isWeekendNight(day) ? rates.weekendAmount : rates.nightlyAmount
}

/** The night of check-in decides the minimum stay. */
export function minNightsFrom(terms: Terms, checkIn: string): number {
  return seasonOf(terms, checkIn)?.minNights ?? terms.minNights
}

export function bestDiscount(terms: Terms, nights: number): StayDiscount | undefined {
  return terms.discounts
    .filter(({ fromNights }) => fromNights <= nights)
    .reduce<StayDiscount | undefined>(
      (best, each) => (best && best.fromNights > each.fromNights ? best : each),
      undefined,
    )
}

function seasonOf({ seasons }: Terms, day: string): Season | undefined {
  return seasons.find(({ from, to }) => from <= day && day < to)
}
