import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { unchangedWeek } from './unchanged-week.ts'

const cents = z.int()
const percent = z.int()
const nights = z.int()

/** `to` is the first day on which the season no longer applies. */
const SeasonRule = z.strictObject({
  name: z.string().max(80),
  from: SentDay,
  to: SentDay,
  /** From Sunday to Thursday. */
  nightlyAmount: cents,
  /** On Friday and Saturday. */
  weekendAmount: cents,
  minNights: nights,
})
export type SeasonRule = z.infer<typeof SeasonRule>

/** Percent off the nights that are at most, or at least, this many days after the booking day. */
const LeadTimeRule = z.strictObject({ days: z.int(), percent })
export type LeadTimeRule = z.infer<typeof LeadTimeRule>

/** The rules by which an owner prices a home; `findRuleErrors` validates them. */
export const PriceRules = z.strictObject({
  nightlyAmount: cents,
  weekendAmount: cents,
  minNights: nights,
  seasons: z.array(SeasonRule).max(200),
  /** The change of each weekday's price in percent, from Sunday to Saturday. */
  weekdayPercents: z.array(percent).length(7),
  /** The same in cents; only one of the two is used. Older saved rules have none. */
  weekdayAmounts: z.array(cents).length(7).default(unchangedWeek),
  lastMinute: z.array(LeadTimeRule).max(5),
  earlyBird: z.array(LeadTimeRule).max(5),
  /** In 1/1,000 of the rent; the one with the most nights that a stay reaches applies. */
  stayDiscounts: z.array(z.strictObject({ fromNights: nights, perMille: z.int() })).max(10),
  /** A gap between two bookings that is shorter than the minimum stay may be booked as a whole. */
  fillsGaps: z.boolean(),
  floorAmount: cents.nullable(),
  ceilingAmount: cents.nullable(),
})
export type PriceRules = z.infer<typeof PriceRules>

/** What the price of a single night depends on. */
export const NightRules = PriceRules.omit({ stayDiscounts: true, fillsGaps: true }).strip()
export type NightRules = z.infer<typeof NightRules>
