import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'

/** The main amount of an email, which names the currency: a bare $ means pesos in Mexico. */
export function usDollars(amount: number, language: Language): string {
  return `${dollars(amount, language)}\u00a0USD`
}

/** Formats cents in the email reader's language, with a true minus sign. */
export function dollars(amount: number, language: Language): string {
  const style = { style: 'currency', currency: 'USD' } as const
  return new Intl.NumberFormat(localeOf[language], style).format(amount / 100).replace('-', '−')
}
