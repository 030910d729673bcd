import { type Language, languages } from '@marea/contract/platform/language.ts'

/** In the reader's language, or in the first one that has a title. */
export function shownTitle(
  { titles }: { titles: Record<Language, string> },
  language: Language,
): string {
  return [language, ...languages].map((each) => titles[each]).find((title) => title !== '') ?? ''
}
