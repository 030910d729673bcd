import { weekdays } from '@marea/contract/calendar/night-ranges.ts'
import { addDays, isDay } from '@marea/contract/platform/time/days.ts'
import { isPrice } from '@marea/contract/pricing/rules/rule-errors.ts'
import type { CalendarAct, CalendarChangeDraft } from '@marea/contract/rates/calendar.ts'
import { parseMoney } from '#ui/form/parse-money.ts'

export const bulkActs = ['percent', 'amount', 'min_stay', 'block', 'unblock', 'clear'] as const
export type BulkAct = (typeof bulkActs)[number]

export type BulkInput = {
  homes: readonly string[]
  firstNight: string
  lastNight: string
  weekdays: readonly number[]
  act: BulkAct
  /** The percentage, price, number of nights or reason. */
  value: string
}

export const emptyBulk: BulkInput = {
  homes: [],
  firstNight: '',
  lastNight: '',
  weekdays,
  act: 'percent',
  value: '',
}

export function bulkErrors({ homes, firstNight, lastNight, ...input }: BulkInput, today: string) {
  const areDays = isDay(firstNight) && isDay(lastNight)
  const isRange = areDays && firstNight >= today && lastNight >= firstNight
  return {
    homes: homes.length ? undefined : ('owner_calendar.homes_missing' as const),
    dates: isRange ? undefined : ('owner_calendar.dates_missing' as const),
    weekdays: input.weekdays.length ? undefined : ('owner_calendar.weekdays_missing' as const),
    value: valueError(input.act, input.value),
  }
}

function valueError(act: BulkAct, value: string) {
  const number = Number(value)
  if (act === 'percent') {
    const isPercent = /^-?\d+$/.test(value) && number >= -90 && number <= 300 && number !== 0
    return isPercent ? undefined : ('owner_calendar.percent_missing' as const)
  }
  if (act === 'amount') {
    return isPrice(parseMoney(value) ?? 0) ? undefined : ('owner_calendar.price_missing' as const)
  }
  const isCount = Number.isInteger(number) && number >= 1
  return act !== 'min_stay' || isCount ? undefined : ('owner_calendar.min_stay_missing' as const)
}

export function toDraft({
  homes,
  firstNight,
  lastNight,
  ...input
}: BulkInput): CalendarChangeDraft {
  return {
    homes: [...homes],
    from: firstNight,
    to: addDays(lastNight, 1),
    weekdays: [...input.weekdays],
    act: actOf(input),
  }
}

function actOf({ act, value }: Pick<BulkInput, 'act' | 'value'>): CalendarAct {
  if (act === 'percent') return { kind: 'rates', percent: Number(value) }
  if (act === 'amount') return { kind: 'rates', amount: parseMoney(value) ?? 0 }
  if (act === 'min_stay') return { kind: 'rates', minNights: Number(value) }
  return act === 'block' ? { kind: 'block', reason: value } : { kind: act }
}
