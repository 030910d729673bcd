import { useLanguage } from '#platform/texts/texts.tsx'
import { en } from './ui-texts-en.ts'
import { es } from './ui-texts-es.ts'

/** The sample sentences of this page; they never reach the product's own tables. */
export function useWords(): typeof en {
  return { en, es }[useLanguage()]
}
