import type { TextTable } from '@marea/contract/locale/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'

/** Each language is a chunk of its own, so a reader downloads one. */
export function loadTable(language: Language): Promise<TextTable> {
  if (language === 'es') return import('@marea/contract/texts/es.ts').then(({ es }) => es)
  return import('@marea/contract/texts/en.ts').then(({ en }) => en)
}
