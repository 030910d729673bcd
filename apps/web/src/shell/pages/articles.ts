import type { TextKey } from '@marea/contract/texts/en.ts'

export type BlogArticle = {
  slug: string
  writtenOn: string
  title: TextKey
  summary: TextKey
  parts: TextKey[]
}

/** The blog articles, newest first. */
export const articles: readonly BlogArticle[] = [
  {
    slug: 'the-whole-price-first',
    writtenOn: '2026-11-10',
    title: 'blog.price.title',
    summary: 'blog.price.description',
    parts: ['blog.price.1', 'blog.price.2', 'blog.price.3'],
  },
  {
    slug: 'how-a-house-gets-its-name',
    writtenOn: '2026-11-02',
    title: 'blog.names.title',
    summary: 'blog.names.description',
    parts: ['blog.names.1', 'blog.names.2'],
  },
]
