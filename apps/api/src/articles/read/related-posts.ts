import { type ArticleContent, shownLanguage } from '@marea/contract/articles/content.ts'
import type { Language } from '@marea/contract/platform/language.ts'

const most = 3

/** Shorter words are mostly grammar. */
const minLetters = 6

type Post = { slug: string; content: ArticleContent }

export function relatedPosts<Given extends Post>(
  slug: string,
  posts: readonly Given[],
  language: Language,
): Given[] {
  const own = posts.find((post) => post.slug === slug)
  const words = own ? wordsOf(own, language) : new Set<string>()
  return posts
    .filter((post) => post.slug !== slug)
    .map((post) => ({ post, shared: likeness(words, wordsOf(post, language)) }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ post }) => post)
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const together = new Set([...a, ...b]).size
  return together === 0 ? 0 : a.intersection(b).size / together
}

function wordsOf({ content }: Post, wished: Language): Set<string> {
  const { title, summary, body } = content.texts[shownLanguage(content, wished)]
  const words = `${title} ${summary} ${body}`.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(words.filter((word) => word.length >= minLetters))
}
