import type { Language } from '@marea/contract/platform/language.ts'
import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'

export function moneyOf(amount: number, language: Language): string {
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(localeOf[language], style).format(amount / 100)
}

/** The total of a document, which names the currency: a bare $ means pesos in Mexico. */
export function totalOf(amount: number, language: Language): string {
  return `${moneyOf(amount, language)}\u00a0USD`
}

export function dateOf(zone: string, instant: Temporal.Instant, language: Language): string {
  return formatDayIn(zone, instant.epochMilliseconds, language, 'long')
}
