import type { TextKey } from '#texts/en.ts'
import type { Language } from './language.ts'

/** The part before `_one` of a text with plural forms. */
export type PluralStem<Key> = Key extends `${infer Stem}_one` ? Stem : never

/** A key as code names it: a text, or the stem of a text with plural forms. */
export type PhraseKey = TextKey | PluralStem<TextKey>

export type TextParams = Record<string, string | number>

/** American conventions in both languages: the homes, the taxes and the dollars are in Florida. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' }

const numbers: Partial<Record<Language, Intl.NumberFormat>> = {}

export function translate(
  table: Readonly<Record<string, string>>,
  language: Language,
  key: string,
  params: TextParams = {},
): string {
  const text = table[key] ?? table[pluralKey(key, params)] ?? key
  if (!text.includes('{{')) return text
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => shown(language, params[name], hole))
}

/** Both languages have one form for one and another for all else. */
function pluralKey(key: string, { count }: TextParams): string {
  if (typeof count !== 'number') return key
  return `${key}_${count === 1 ? 'one' : 'other'}`
}

function shown(language: Language, value: string | number | undefined, hole: string): string {
  if (value === undefined) return hole
  if (typeof value === 'string') return value
  // A formatter takes a phone tens of milliseconds to make, and small counts need none.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  numbers[language] ??= new Intl.NumberFormat(localeOf[language])
  return numbers[language].format(value)
}
