import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { Slug } from './slug.ts'

const language = z.enum(languages)

/** A run of text without markup. */
const TextRun = z.object({
  text: z.string(),
  isStrong: z.literal(true).optional(),
  isEmphasis: z.literal(true).optional(),
  href: z.string().optional(),
})
export type TextRun = z.infer<typeof TextRun>

const runs = z.array(TextRun)

/** Everything that a body can contain; raw HTML and scripts cannot be represented. */
const ArticleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('heading'), level: z.int().min(2).max(3), runs }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(runs) }),
  z.object({ kind: z.literal('quote'), paragraphs: z.array(runs) }),
])
export type ArticleBlock = z.infer<typeof ArticleBlock>

/** Facts of an uploaded cover; its description is part of the texts. */
export const CoverPhoto = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  thumbhash: z.string(),
  color: z.string(),
})
export type CoverPhoto = z.infer<typeof CoverPhoto>

const Cover = CoverPhoto.extend({ alt: z.string() }).nullable()

const ListedArticle = z.object({
  slug: Slug,
  /** The company's day of its first publication. */
  publishedOn: z.iso.date(),
  /** The language of the texts, which is another one if the reader's is missing. */
  language,
  title: z.string(),
  summary: z.string(),
  cover: Cover,
  /** Empty for an unsigned post. */
  author: z.string(),
  readingMinutes: z.int(),
})
export type ListedArticle = z.infer<typeof ListedArticle>

export const Article = ListedArticle.extend({
  blocks: z.array(ArticleBlock),
})
export type Article = z.infer<typeof Article>

export const FaqQuestion = z.object({
  anchor: Slug,
  language,
  question: z.string(),
  blocks: z.array(ArticleBlock),
})
export type FaqQuestion = z.infer<typeof FaqQuestion>

const FaqGroup = z.object({
  anchor: Slug,
  language,
  title: z.string(),
  questions: z.array(FaqQuestion),
})
export type FaqGroup = z.infer<typeof FaqGroup>

/** Until the next scheduled change, so that a cached page never outlives it. */
const freshSeconds = z.int()

export const articlesEndpoints = endpoints({
  'GET /articles': {
    summary: 'List published blog posts, newest first',
    query: z.strictObject({
      language,
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    result: z.object({
      items: z.array(ListedArticle),
      page: z.int(),
      pages: z.int(),
      freshSeconds,
    }),
  },
  'GET /articles/:slug': {
    summary: 'Get a published post; an old address returns the current one',
    params: z.strictObject({ slug: z.string().max(100) }),
    query: z.strictObject({ language }),
    result: z.object({ article: Article, related: z.array(ListedArticle), freshSeconds }),
    problems: ['resource.not_found'],
  },
  'GET /faqs': {
    summary: 'List frequently asked questions by group',
    query: z.strictObject({ language }),
    result: z.object({ groups: z.array(FaqGroup), freshSeconds }),
  },
})
