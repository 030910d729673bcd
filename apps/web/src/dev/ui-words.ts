import { useLanguage } from '#platform/texts.tsx'
import { en } from './ui-words-en.ts'
import { es } from './ui-words-es.ts'

/** The sample sentences of this page; they never reach the product's own tables. */
export function useWords(): typeof en {
  return { en, es }[useLanguage()]
}
