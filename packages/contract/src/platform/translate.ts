import type { TextKey } from '#texts/keys.ts'
import { type Language, languageTable, perLanguage } from './language.ts'

/** The part before `_one` of a text with plural forms. */
export type PluralStem<Key> = Key extends `${infer Stem}_one` ? Stem : never

/** A key as code names it: a text, or the stem of a text with plural forms. */
export type PhraseKey = TextKey | PluralStem<TextKey>

/** What administrators call a row; the view `locale_names` has all of them. */
export type NameKey =
  | `price.tax_${string}`
  | `listing.city.${string}`
  | `license.${string}`
  | `taxes.${'return' | 'form'}.${string}`
  | `place.${string}`
  | 'value.places'
  | 'value.brand'

export type TextParams = Record<string, string | number>

/** The locale of each language for `Intl`. */
export const localeOf = perLanguage((language): string => languageTable[language].locale)

const numberFormats: Partial<Record<Language, Intl.NumberFormat>> = {}
const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {}

/** Names of rows over texts; they inherit the rest, because copying thousands of texts takes milliseconds. */
export function withNames(
  texts: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.assign(Object.create(texts), names)
}

/**
 * A value that isn’t given is a shared one of the table, such as `value.places`. The period of an
 * abbreviation such as “a.m.” also ends the sentence.
 */
export function translate(
  table: Readonly<Record<string, string>>,
  language: Language,
  key: string,
  params: TextParams = {},
): string {
  const text = table[key] ?? pluralOf(table, language, key, params) ?? key
  if (!text.includes('{{')) return text
  return text.replace(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, period: string) => {
    const value = params[name] ?? table[`value.${name}`]
    // Years have no thousands separator.
    const given = name === 'year' && value !== undefined ? String(value) : value
    const shown = format(language, given, `{{${name}}}`)
    return shown.endsWith('.') ? shown : shown + period
  })
}

/** A missing plural category, such as `_many` for a million in Spanish, falls back to `_other`. */
function pluralOf(
  table: Readonly<Record<string, string>>,
  language: Language,
  key: string,
  { count }: TextParams,
): string | undefined {
  if (typeof count !== 'number') return undefined
  pluralRules[language] ??= new Intl.PluralRules(localeOf[language])
  return table[`${key}_${pluralRules[language].select(count)}`] ?? table[`${key}_other`]
}

function format(
  language: Language,
  value: string | number | undefined,
  placeholder: string,
): string {
  if (value === undefined) return placeholder
  if (typeof value === 'string') return value
  // A formatter takes a phone tens of milliseconds to make, and small counts need none.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  numberFormats[language] ??= new Intl.NumberFormat(localeOf[language])
  return numberFormats[language].format(value)
}
