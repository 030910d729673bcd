import type { Language } from './language.ts'
import type { TextKey } from './texts/en.ts'

/** The part before `_one` of a text with plural forms. */
export type PluralStem<Key> = Key extends `${infer Stem}_one` ? Stem : never

/** A key as code names it: a text, or the stem of a text with plural forms. */
export type PhraseKey = TextKey | PluralStem<TextKey>

export type TextParams = Record<string, string | number>

/** American conventions in both languages: the homes, the taxes and the dollars are in Florida. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' }

const formats = {
  en: { plurals: new Intl.PluralRules(localeOf.en), numbers: new Intl.NumberFormat(localeOf.en) },
  es: { plurals: new Intl.PluralRules(localeOf.es), numbers: new Intl.NumberFormat(localeOf.es) },
}

export function translate(
  table: Readonly<Record<string, string>>,
  language: Language,
  key: string,
  params: TextParams = {},
): string {
  const text = table[key] ?? table[pluralKey(language, key, params)] ?? key
  if (!text.includes('{{')) return text
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => shown(language, params[name], hole))
}

function pluralKey(language: Language, key: string, { count }: TextParams): string {
  if (typeof count !== 'number') return key
  const form = formats[language].plurals.select(count)
  return `${key}_${form === 'one' ? 'one' : 'other'}`
}

function shown(language: Language, value: string | number | undefined, hole: string): string {
  if (value === undefined) return hole
  if (typeof value === 'string') return value
  return formats[language].numbers.format(value)
}
