import { type Language, languageTable } from '@marea/contract/platform/language.ts'
import { useLanguage } from './texts.tsx'

/** Names a language inside a sentence of the reader's: “in Spanish”, “en español”. */
export function useLanguageName(): (language: Language) => string {
  const { locale } = languageTable[useLanguage()]
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (language) => names.of(language) ?? languageTable[language].name
}
