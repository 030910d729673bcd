import { problemTexts } from '#platform/http/problem-texts.ts'
import { type Language, perLanguage, textsIn, type Words } from '#platform/language.ts'
import { problems } from '#problems.ts'
import { browserTexts, serverTexts } from './generated/registry.ts'
import type { MailKey, TextKey } from './keys.ts'

type Tables<Key extends string> = Record<Language, Readonly<Record<Key, string>>>

const texts: Record<TextKey, Words> = { ...browserTexts, ...problemTexts(problems) }

/** Every text of every language, for servers and tests; a browser loads one language. */
export const textTables: Tables<TextKey> = perLanguage((language) => textsIn(texts, language))

export const mailTextTables: Tables<MailKey> = perLanguage((language) =>
  textsIn(serverTexts, language),
)

/** Undefined for keys of another version of the product. */
export function writtenText(language: Language, key: string): string | undefined {
  const table: Readonly<Record<string, string>> = textTables[language]
  return table[key]
}
