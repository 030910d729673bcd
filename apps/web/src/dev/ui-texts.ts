import type { Language } from '@marea/contract/platform/language.ts'
import { useLanguage } from '#platform/texts/texts.tsx'
import { en } from './ui-texts-en.ts'
import { es } from './ui-texts-es.ts'

const tables: Partial<Record<Language, typeof en>> = { es }

/** The sample texts of this page; they are not part of the product's text tables. */
export function useSampleTexts(): typeof en {
  return tables[useLanguage()] ?? en
}
