import type { Language } from '@marea/contract/platform/language.ts'

/** Distance units by language. */
const units = {
  en: { unit: 'mi', kilometers: 1.609344 },
  es: { unit: 'km', kilometers: 1 },
} satisfies Record<Language, { unit: string; kilometers: number }>

export function formatDistance(kilometers: number, language: Language): string {
  const { unit, kilometers: each } = units[language]
  const length = Math.max(0.1, kilometers / each)
  const digits = length < 9.95 ? 1 : 0
  // Without `Intl`, whose first formatter takes a slow phone a tenth of a second to create.
  return `${Number(length.toFixed(digits))} ${unit}`
}
