import { weekdayOf } from '@marea/contract/pricing/rules/nightly-rate.ts'
import type { PricePreview } from '@marea/contract/rates/prices.ts'

type Night = PricePreview['nights'][number]

/** Nights under the same rules, with the lowest and the highest price among them. */
export type PriceStep = { at: number; from: string; to: string; low: number; high: number }

/** Begins a step where another rule applies, or where a weekday costs another price than before. */
export function priceSteps(nights: readonly Night[]): PriceStep[] {
  const steps: PriceStep[] = []
  let rule = ''
  let byWeekday = new Map<number, number>()
  for (const [at, night] of nights.entries()) {
    const { date, amount } = night
    const weekday = weekdayOf(date)
    const known = byWeekday.get(weekday)
    const step = steps.at(-1)
    const isSame = rule === ruleOf(night)
    if (step && isSame && (known === undefined || known === amount)) {
      step.to = date
      step.low = Math.min(step.low, amount)
      step.high = Math.max(step.high, amount)
    } else {
      byWeekday = new Map()
      steps.push({ at, from: date, to: date, low: amount, high: amount })
    }
    rule = ruleOf(night)
    byWeekday.set(weekday, amount)
  }
  return steps
}

function ruleOf({ season, leadPercent }: Night): string {
  return `${leadPercent} ${season}`
}
