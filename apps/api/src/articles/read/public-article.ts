import { type ArticleContent, shownLanguage } from '@marea/contract/articles/content.ts'
import type {
  Article,
  CoverPhoto,
  FaqQuestion,
  ListedArticle,
} from '@marea/contract/articles/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { blocksOf } from './markup.ts'
import { readingMinutes } from './reading-time.ts'

type Given = { slug: string; content: ArticleContent }

export type PostGiven = Given & { publishedOn: string; covers: readonly CoverPhoto[] }

export function listedArticle(given: PostGiven, wished: Language): ListedArticle {
  const { slug, content, publishedOn, covers } = given
  const language = shownLanguage(content, wished)
  const { title, summary, body, coverAlt: alt } = content.texts[language]
  const cover = covers.find(({ key }) => key === content.coverKey)
  return {
    slug,
    publishedOn,
    language,
    title,
    summary,
    cover: cover ? { ...cover, alt } : null,
    author: content.author,
    readingMinutes: readingMinutes(body),
  }
}

export function publicArticle(given: PostGiven, wished: Language): Article {
  const listed = listedArticle(given, wished)
  return { ...listed, blocks: blocksOf(given.content.texts[listed.language].body) }
}

export function publicQuestion({ slug, content }: Given, wished: Language): FaqQuestion {
  const language = shownLanguage(content, wished)
  const { title, body } = content.texts[language]
  return { anchor: slug, language, question: title, blocks: blocksOf(body) }
}
