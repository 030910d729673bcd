import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'

export function moneyOf(amount: number, language: Language): string {
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(localeOf[language], style).format(amount / 100)
}

/** The day in Miami. */
export function dateOf(instant: Temporal.Instant, language: Language): string {
  return dayOf(instant.toZonedDateTimeISO('America/New_York').toPlainDate().toString(), language)
}

export function dayOf(
  day: string,
  language: Language,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  const format = new Intl.DateTimeFormat(localeOf[language], { dateStyle, timeZone: 'UTC' })
  return format.format(new Date(`${day}T12:00:00Z`))
}
