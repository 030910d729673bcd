import { type Language, languageTable } from './language.ts'

const groupMarks: Record<Language, string> = { en: ',', es: ',' }
const formats: Partial<Record<Language, Intl.NumberFormat>> = {}

/** Matches `Intl`, whose first formatter takes a slow phone a tenth of a second to create. */
export function formatNumber(value: number, language: Language): string {
  if (Number.isSafeInteger(value) && value >= 0) {
    return String(value).replace(/\B(?=(\d{3})+$)/g, groupMarks[language])
  }
  formats[language] ??= new Intl.NumberFormat(languageTable[language].locale)
  return formats[language].format(value)
}
