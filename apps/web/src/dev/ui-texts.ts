import { useLanguage } from '#platform/texts/texts.tsx'
import { en } from './ui-texts-en.ts'
import { es } from './ui-texts-es.ts'

/** The sample texts of this page; they are not part of the product's text tables. */
export function useWords(): typeof en {
  return { en, es }[useLanguage()]
}
