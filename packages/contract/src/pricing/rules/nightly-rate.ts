import { nightsBetween } from '#platform/time/days.ts'
import type { LeadTimeRule, NightRules, SeasonRule } from './price-rules.ts'

/** The price of a night before taxes and fees, and the minimum stay of a check-in on it. */
export type NightlyRate = {
  amount: number
  minNights: number
  season: SeasonRule | undefined
  /** The last-minute or early-bird discount in percent. */
  leadPercent: number
  /** The limit that replaced the price, if any. */
  limit: 'floor' | 'ceiling' | null
}

/** What the owner set by hand for a night; null follows the rules. */
export type RateOverride = { amount: number | null; minNights: number | null }

/**
 * The only definition of the price of a night. The rules apply in this order: base price, season,
 * weekday, last-minute or early-bird; a price changed by a percentage is rounded to the dollar;
 * floor and ceiling come last. A price or minimum stay set by hand replaces what the rules say:
 * floor and ceiling do not apply to it.
 */
export function nightlyRate(
  rules: NightRules,
  day: string,
  bookedOn: string,
  override?: RateOverride,
): NightlyRate {
  const ruled = ruledRate(rules, day, bookedOn)
  const minNights = override?.minNights ?? ruled.minNights
  const amount = override?.amount ?? null
  return amount === null ? { ...ruled, minNights } : { ...ruled, minNights, amount, limit: null }
}

function ruledRate(rules: NightRules, day: string, bookedOn: string): NightlyRate {
  const season = rules.seasons.find(({ from, to }) => from <= day && day < to)
  const weekday = weekdayOf(day)
  const { nightlyAmount, weekendAmount, minNights } = season ?? rules
  const start = weekday >= friday ? weekendAmount : nightlyAmount
  const weekdayChange = rules.weekdayAmounts[weekday] ?? 0
  const lead = leadTimeRule(rules, nightsBetween(bookedOn, day))
  const leadPercent = lead?.percent ?? 0
  const percents = [rules.weekdayPercents[weekday] ?? 0, -leadPercent]
  const changed = changeBy(start + weekdayChange, percents)
  return { minNights, season, leadPercent, ...limited(changed, rules) }
}

const friday = 5

/** Sunday is 0. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The closest last-minute rule, or else the early-bird rule with the most days. */
function leadTimeRule(
  { lastMinute, earlyBird }: Pick<NightRules, 'lastMinute' | 'earlyBird'>,
  daysAhead: number,
): LeadTimeRule | undefined {
  const late = lastMinute.filter(({ days }) => daysAhead <= days)
  if (late.length) return late.reduce((best, each) => (each.days < best.days ? each : best))
  const early = earlyBird.filter(({ days }) => daysAhead >= days)
  return early.reduce<LeadTimeRule | undefined>(
    (best, each) => (best && best.days > each.days ? best : each),
    undefined,
  )
}

function changeBy(amount: number, percents: readonly number[]): number {
  if (percents.every((percent) => percent === 0)) return amount
  const product = percents.reduce((size, percent) => size * (100 + percent), amount)
  const dollar = 100 * 100 ** percents.length
  return 100 * Math.floor((product + dollar / 2) / dollar)
}

function limited(
  amount: number,
  { floorAmount, ceilingAmount }: Pick<NightRules, 'floorAmount' | 'ceilingAmount'>,
): Pick<NightlyRate, 'amount' | 'limit'> {
  if (ceilingAmount !== null && amount > ceilingAmount) {
    return { amount: ceilingAmount, limit: 'ceiling' }
  }
  if (floorAmount !== null && amount < floorAmount) return { amount: floorAmount, limit: 'floor' }
  return { amount, limit: null }
}
