import { rangesOn } from '@marea/contract/calendar/night-ranges.ts'
import { addDays, isDay, listNights } from '@marea/contract/platform/time/days.ts'
import { isPrice } from '@marea/contract/pricing/rules/rule-errors.ts'
import type { OwnerCalendar } from '@marea/contract/rates/calendar.ts'
import { changeByPercent, rateOn } from '@marea/contract/rates/calendar-nights.ts'
import { parseMoney } from '#ui/form/parse-money.ts'
import type { BulkInput } from './bulk-draft.ts'

type BulkSummary = {
  nights: number
  homes: number
  /** The average price of a night before and after, in cents. */
  was?: number
  is?: number
  /** Homes without prices, which a percentage cannot change. */
  skipped: string[]
}

/** What the form would change as it is filled in now; null until homes and nights are chosen. */
export function bulkSummary(
  { homes, today, to }: OwnerCalendar,
  input: BulkInput,
): BulkSummary | null {
  const { firstNight, lastNight } = input
  const isRange = isDay(firstNight) && isDay(lastNight) && today <= firstNight && lastNight < to
  if (!isRange || lastNight < firstNight) return null
  const ranges = rangesOn({ from: firstNight, to: addDays(lastNight, 1) }, input.weekdays)
  const nights = ranges.flatMap((range) => listNights(range.from, range.to))
  const chosen = homes
    .filter(({ slug }) => input.homes.includes(slug))
    .map((home) => ({
      name: home.name,
      amounts: nights.map((night) => rateOn(home, night, today).amount).filter(isPrice),
    }))
  if (nights.length === 0 || chosen.length === 0) return null
  const isByPercent = input.act === 'percent'
  const skipped = chosen.filter(({ amounts }) => isByPercent && amounts.length === 0)
  return {
    nights: nights.length,
    homes: chosen.length - skipped.length,
    ...averages(
      chosen.flatMap(({ amounts }) => amounts),
      input,
    ),
    skipped: skipped.map(({ name }) => name),
  }
}

function averages(amounts: readonly number[], { act, value }: BulkInput) {
  const change = changeOf(act, value)
  if (!change || amounts.length === 0) return {}
  return { was: average(amounts), is: average(amounts.map(change)) }
}

function changeOf(act: BulkInput['act'], value: string): ((amount: number) => number) | undefined {
  const [percent, price] = [Number(value), parseMoney(value)]
  if (act === 'percent' && value !== '' && Number.isInteger(percent)) {
    return (amount) => changeByPercent(amount, percent) ?? amount
  }
  return act === 'amount' && price !== undefined ? () => price : undefined
}

function average(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length)
}
