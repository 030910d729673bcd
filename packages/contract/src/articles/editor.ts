import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages, perLanguage } from '#platform/language.ts'
import { ArticleContent, ArticleKind } from './content.ts'
import { Article, CoverPhoto, FaqQuestion } from './endpoints.ts'
import { Slug } from './slug.ts'

export const articleStates = ['draft', 'scheduled', 'published', 'unpublished'] as const
const state = z.enum(articleStates)
export type ArticleState = z.infer<typeof state>

const language = z.enum(languages)

const Standing = z.object({
  state,
  slug: Slug,
  /** When readers saw it first. */
  publishedAt: z.iso.datetime().nullable(),
  /** When the next scheduled version replaces what readers see. */
  scheduledAt: z.iso.datetime().nullable(),
  /** The draft differs from what readers see or will see. */
  hasChanges: z.boolean(),
})

export const EditedArticle = Standing.extend({
  id: z.uuid(),
  titles: z.object(perLanguage(() => z.string())),
  /** Languages without texts. */
  missing: z.array(language),
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime(),
})
export type EditedArticle = z.infer<typeof EditedArticle>

const ArticleVersion = z.object({
  id: z.int(),
  title: z.string(),
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime(),
  wasPublished: z.boolean(),
})
export type ArticleVersion = z.infer<typeof ArticleVersion>

export const ArticleDraft = Standing.extend({
  id: z.uuid(),
  kind: ArticleKind,
  /** The revision that was read; a save must name it. */
  revision: z.int(),
  content: ArticleContent,
  formerSlugs: z.array(Slug),
  /** The uploaded photos that the content may name. */
  photos: z.array(CoverPhoto),
  groupId: z.uuid().nullable(),
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime(),
  versions: z.array(ArticleVersion),
})
export type ArticleDraft = z.infer<typeof ArticleDraft>

/** The details of `articles.changed_elsewhere`. */
export const ArticleConflict = z.object({
  revision: z.int(),
  savedBy: z.string().nullable(),
  savedAt: z.string(),
  isOwn: z.boolean(),
})
export type ArticleConflict = z.infer<typeof ArticleConflict>

const params = z.strictObject({ id: z.uuid() })
const revision = z.int().min(1)
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const saving = [...problems, 'articles.changed_elsewhere'] as const

/** A day and a time of the company, as a form sends them. */
const CompanyTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)

export const articleEditorEndpoints = endpoints({
  'GET /admin/articles': {
    summary: 'List blog posts in every state, last saved first',
    query: z.strictObject({
      state: z.enum([...articleStates, 'all']).default('all'),
      search: z.string().trim().max(200).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    result: z.object({
      counts: z.record(z.enum([...articleStates, 'all']), z.int()),
      items: z.array(EditedArticle),
      page: z.int(),
      pages: z.int(),
    }),
    problems,
  },
  'POST /admin/articles': {
    summary: 'Create a draft blog post, or a question in an FAQ group',
    body: z.strictObject({ groupId: z.uuid().nullable() }),
    result: ArticleDraft,
    problems,
  },
  'GET /admin/articles/:id': {
    summary: 'Get a post or a question with its draft and its versions',
    params,
    result: ArticleDraft,
    problems,
  },
  'DELETE /admin/articles/:id': {
    summary: 'Delete a draft that was never published',
    params,
    result: z.object({}),
    problems: [...problems, 'articles.was_published'],
  },
  'PUT /admin/articles/:id/draft': {
    summary: 'Save the draft; readers see it once it is published',
    params,
    body: z.strictObject({
      revision,
      content: ArticleContent,
      /** Keeps the previous version in the history, even if the same person saved it. */
      isNewVersion: z.boolean().default(false),
    }),
    result: ArticleDraft,
    problems: [...saving, 'request.invalid'],
  },
  'PUT /admin/articles/:id/slug': {
    summary: 'Change the address of a post; a published one redirects from then on',
    params,
    body: z.strictObject({ slug: Slug }),
    result: ArticleDraft,
    problems: [...problems, 'articles.slug_taken'],
  },
  'POST /admin/articles/:id/cover': {
    summary: 'Upload a cover photo for a post; the draft shows it once it is saved with its key',
    params,
    upload: 'photo',
    result: CoverPhoto,
    problems: [
      ...problems,
      'articles.too_many_photos',
      'files.not_an_image',
      'files.too_large',
      'files.too_small',
      'files.heic',
    ],
  },
  'POST /admin/articles/:id/restoration': {
    summary: 'Restore an earlier version to draft',
    params,
    body: z.strictObject({ revision, versionId: z.int().min(1) }),
    result: ArticleDraft,
    problems: saving,
  },
  'GET /admin/articles/:id/preview': {
    summary: 'Preview the draft as readers of a language will see it',
    params,
    query: z.strictObject({ language }),
    result: z.object({ article: Article.nullable(), question: FaqQuestion.nullable() }),
    problems,
  },
  'POST /admin/articles/:id/publication': {
    summary: 'Publish the draft now, or at a date and time in Miami',
    params,
    body: z.strictObject({ revision, at: CompanyTime.nullable() }),
    result: ArticleDraft,
    problems: [...saving, 'request.invalid', 'articles.incomplete', 'articles.time_passed'],
  },
  'DELETE /admin/articles/:id/publication': {
    summary: 'Unpublish a post or a question, so readers no longer find it',
    params,
    result: ArticleDraft,
    problems: [...problems, 'articles.not_published'],
  },
  'DELETE /admin/articles/:id/schedule': {
    summary: 'Cancel a scheduled publication',
    params,
    result: ArticleDraft,
    problems: [...problems, 'articles.not_scheduled'],
  },
})
