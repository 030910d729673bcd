import { EditedFaqGroup } from '@marea/contract/articles/faq-editor.ts'
import { type Language, languages } from '@marea/contract/platform/language.ts'

export type GroupTitles = EditedFaqGroup['titles']

export function titlesOf(stored: unknown): GroupTitles {
  return EditedFaqGroup.shape.titles.parse(stored)
}

/** In the reader's language, or in the first one that has a title. */
export function shownTitle(titles: GroupTitles, wished: Language) {
  const language = [wished, ...languages].find((each) => titles[each] !== '') ?? wished
  return { language, title: titles[language] }
}
