import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'

export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf[language]).format(count)
}
