import { z } from 'zod'
import { type Language, languages, perLanguage } from '#platform/language.ts'

const articleKinds = ['post', 'question'] as const
export const ArticleKind = z.enum(articleKinds)
export type ArticleKind = z.infer<typeof ArticleKind>

/** Maximum lengths, which forms enforce too. */
export const articleLimits = {
  title: 120,
  summary: 300,
  body: 20_000,
  coverAlt: 200,
  author: 80,
  slug: 80,
} as const

const line = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[^\r\n]*$/)

/** `body` is written in Markdown. */
export const ArticleTexts = z.strictObject({
  title: line(articleLimits.title),
  summary: line(articleLimits.summary),
  body: z.string().max(articleLimits.body),
  coverAlt: line(articleLimits.coverAlt),
})
export type ArticleTexts = z.infer<typeof ArticleTexts>

/** An article as it is edited: incomplete until it is published. A question has no cover or author. */
export const ArticleContent = z.strictObject({
  author: line(articleLimits.author),
  coverKey: z.string().max(100).nullable(),
  texts: z.strictObject(perLanguage(() => ArticleTexts)),
})
export type ArticleContent = z.infer<typeof ArticleContent>

export type ArticleGap = { language: Language; field: keyof ArticleTexts }

const needed = { post: ['title', 'summary', 'body'], question: ['title', 'body'] } as const

/** Readers of a language without texts get another one. */
export function isWritten({ texts }: ArticleContent, language: Language): boolean {
  const { title, summary, body } = texts[language]
  return [title, summary, body].some((text) => text.trim() !== '')
}

/** What must be filled in before it can be published. */
export function articleGaps(kind: ArticleKind, content: ArticleContent): ArticleGap[] {
  const written = languages.filter((language) => isWritten(content, language))
  const wanted = written.length > 0 ? written : languages.slice(0, 1)
  return wanted.flatMap((language) => {
    const fields: (keyof ArticleTexts)[] = [...needed[kind]]
    if (content.coverKey !== null) fields.push('coverAlt')
    return fields
      .filter((field) => content.texts[language][field].trim() === '')
      .map((field) => ({ language, field }))
  })
}

/** The language that a reader gets: their own, or the first one that is written. */
export function shownLanguage(content: ArticleContent, wished: Language): Language {
  if (isWritten(content, wished)) return wished
  return languages.find((language) => isWritten(content, language)) ?? wished
}
