import { type ArticleContent, shownLanguage } from '@marea/contract/articles/content.ts'
import type { Language } from '@marea/contract/platform/language.ts'

/** In the reader's language where that is written. */
export function titleIn(content: ArticleContent, language: Language): string {
  return content.texts[shownLanguage(content, language)].title
}
