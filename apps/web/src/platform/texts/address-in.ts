import { defaultLanguage, type Language } from '@marea/contract/platform/language.ts'

/** The address of a page in a language; the plain address is the page in the default language. */
export function addressIn(language: Language, address: string): string {
  return language === defaultLanguage ? address : `${address}?lang=${language}`
}
