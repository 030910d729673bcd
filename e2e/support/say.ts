import type { Language } from '../../packages/contract/src/platform/language.ts'
import {
  type PhraseKey,
  type TextParams,
  translate,
} from '../../packages/contract/src/platform/translate.ts'
import { textTables } from '../../packages/contract/src/texts/tables.ts'

export type Say = (key: PhraseKey, params?: TextParams) => string

export function sayIn(language: Language): Say {
  return (key, params) => translate(textTables[language], language, key, params)
}
