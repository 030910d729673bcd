import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import type { CurrencyRate } from '@marea/contract/pricing/currency-rates.ts'
import {
  currencyRateScale,
  type DisplayCurrency,
  estimateOf,
} from '@marea/contract/pricing/display-currencies.ts'

/** Larger estimates are shown without decimals. */
const wholeFrom = 100

/** Colombian prices have no cents. */
const withoutCents: ReadonlySet<DisplayCurrency> = new Set(['COP'])

const formats = new Map<string, Intl.NumberFormat>()

export function formatEstimate(
  cents: number,
  { currency, rate }: Pick<CurrencyRate, 'currency' | 'rate'>,
  language: Language,
): string {
  const amount = estimateOf(cents, rate)
  const isWhole = withoutCents.has(currency) || Math.abs(amount) >= wholeFrom
  return formatIn(currency, language, isWhole ? 0 : 2).format(amount)
}

/** The value of one dollar with all decimals of the rate. */
export function formatRate(currency: DisplayCurrency, rate: number, language: Language): string {
  return formatIn(currency, language, 4).format(rate / currencyRateScale)
}

/** Creating a format is slow, and a page has dozens of amounts. */
function formatIn(
  currency: DisplayCurrency,
  language: Language,
  digits: number,
): Intl.NumberFormat {
  const id = `${currency} ${language} ${digits}`
  const format =
    formats.get(id) ??
    new Intl.NumberFormat(localeOf[language], {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  formats.set(id, format)
  return format
}
