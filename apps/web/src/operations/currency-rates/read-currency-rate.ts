import { addDays, dayInMiami } from '@marea/contract/calendar/nights.ts'
import {
  currencyRateDaysAhead,
  maxCurrencyRate,
  type NewCurrencyRate,
} from '@marea/contract/pricing/currency-rates.ts'
import { currencyRateScale } from '@marea/contract/pricing/display-currencies.ts'

export type TypedCurrencyRate = { rate: string; from: string }
export type WrongCurrencyRate = Partial<Record<'rate' | 'day', boolean>>

export function readCurrencyRate(
  { rate: typed, from }: TypedCurrencyRate,
  today = dayInMiami(new Date()),
): { body?: NewCurrencyRate; wrong: WrongCurrencyRate } {
  const rate = readRate(typed)
  const isDay = from >= today && from <= addDays(today, currencyRateDaysAhead)
  const wrong = { rate: rate === undefined, day: !isDay }
  if (rate === undefined || wrong.day) return { wrong }
  return { wrong, body: { rate, from } }
}

/** In ten-thousandths; a comma before the decimals is taken as a decimal point. */
function readRate(typed: string): number | undefined {
  const text = typed.replace(/[\s$€]/g, '')
  const plain = text.includes('.') ? text.replaceAll(',', '') : text.replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(plain)) return undefined
  const rate = Math.round(Number(plain) * currencyRateScale)
  return rate > 0 && rate <= maxCurrencyRate ? rate : undefined
}
