import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'

/** Formats cents in the email reader's language. */
export function dollars(amount: number, language: Language): string {
  const style = { style: 'currency', currency: 'USD' } as const
  return new Intl.NumberFormat(localeOf[language], style).format(amount / 100)
}
