import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'

/** What readers of each language measure ways with. */
const units = {
  en: { unit: 'mile', kilometers: 1.609344 },
  es: { unit: 'kilometer', kilometers: 1 },
} satisfies Record<Language, { unit: string; kilometers: number }>

export function formatDistance(kilometers: number, language: Language): string {
  const { unit, kilometers: each } = units[language]
  const length = Math.max(0.1, kilometers / each)
  const maximumFractionDigits = length < 10 ? 1 : 0
  const format = { style: 'unit', unit, maximumFractionDigits } as const
  return new Intl.NumberFormat(localeOf[language], format).format(length)
}
