import { addDays, listNights } from '@marea/contract/platform/time/days.ts'
import {
  nightlyRate,
  type RateOverride,
  weekdayOf,
} from '@marea/contract/pricing/rules/nightly-rate.ts'
import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { Season } from '#pricing/terms.ts'

/** Prices are written this far ahead, beyond the last bookable night of the year. */
const yearsAhead = 4

/** Consecutive nights with the same values set by hand; `to` is the first day after them. */
export type OverrideRange = Range & RateOverride

/**
 * The prices of all nights for a booking made on this day, as ranges of nights that cost the same.
 * Without further rules and prices set by hand these are the seasons alone.
 */
export function effectiveRates(
  rules: PriceRules,
  bookedOn: string,
  overrides: readonly OverrideRange[] = [],
): Season[] {
  if (!isAdjusted(rules) && !overrides.length)
    return rules.seasons.map(({ name: _, ...season }) => season)
  const year = Number(bookedOn.slice(0, 4))
  const whole = { from: `${year}-01-01`, to: `${year + yearsAhead}-01-01` }
  const days = changeDays({ rules, overrides, bookedOn }, whole)
  return days.slice(0, -1).map((from, index) => {
    const to = days[index + 1] ?? from
    const override = overrides.find((range) => range.from <= from && from < range.to)
    return rateOf({ rules, override, bookedOn }, { from, to })
  })
}

/** Whether a rule besides base price and seasons changes the price of a night. */
function isAdjusted(rules: PriceRules): boolean {
  const { weekdayPercents, weekdayAmounts, lastMinute, earlyBird } = rules
  const { floorAmount, ceilingAmount } = rules
  const isLimited = floorAmount !== null || ceilingAmount !== null
  const isByWeekday = [...weekdayPercents, ...weekdayAmounts].some(Boolean)
  return isLimited || isByWeekday || lastMinute.length + earlyBird.length > 0
}

type Range = { from: string; to: string }

type Priced = { rules: PriceRules; overrides: readonly OverrideRange[]; bookedOn: string }

/** The days on which another rule begins to apply, with both ends of the range. */
function changeDays({ rules, overrides, bookedOn }: Priced, { from, to }: Range): string[] {
  const days = [
    ...overrides.flatMap((range) => [range.from, range.to]),
    ...rules.seasons.flatMap((season) => [season.from, season.to]),
    ...rules.lastMinute.map(({ days }) => addDays(bookedOn, days + 1)),
    ...rules.earlyBird.map(({ days }) => addDays(bookedOn, days)),
  ]
  const within = days.filter((day) => from < day && day < to)
  return [...new Set([from, ...within, to])].sort()
}

type PricedRange = { rules: PriceRules; override: RateOverride | undefined; bookedOn: string }

function rateOf({ rules, override, bookedOn }: PricedRange, { from, to }: Range): Season {
  const week = listNights(from, addDays(from, 7))
  const rates = week
    .filter((day) => day < to)
    .map((day) => nightlyRate(rules, day, bookedOn, override))
  const [first = { amount: 0, minNights: 1 }] = rates
  const byWeekday: number[] = Array.from({ length: 7 }, () => first.amount)
  const known: number[][] = [[], []]
  for (const [index, { amount }] of rates.entries()) {
    const weekday = weekdayOf(week[index] ?? from)
    byWeekday[weekday] = amount
    known[weekday >= friday ? 1 : 0]?.push(amount)
  }
  const [weekdays = [], weekends = []] = known
  const nightlyAmount = weekdays[0] ?? first.amount
  const weekendAmount = weekends[0] ?? first.amount
  const isPlain =
    weekdays.every((amount) => amount === nightlyAmount) &&
    weekends.every((amount) => amount === weekendAmount)
  const weekdayAmounts = isPlain ? null : byWeekday
  return { from, to, nightlyAmount, weekendAmount, weekdayAmounts, minNights: first.minNights }
}

const friday = 5
