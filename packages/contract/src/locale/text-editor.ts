import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages, perLanguage } from '#platform/language.ts'

export const textFilters = ['all', 'needs_work', 'missing', 'outdated', 'drafts'] as const
export type TextFilter = (typeof textFilters)[number]

const language = z.enum(languages)

export const TextDraft = z.object({
  text: z.string(),
  by: z.string(),
  writtenAt: z.string(),
  /** Placeholders that the draft must still contain before it can be published. */
  missing: z.array(z.string()),
  /** Placeholders of the draft that do not exist. */
  unknown: z.array(z.string()),
})
export type TextDraft = z.infer<typeof TextDraft>

const Translation = z.object({
  text: z.string().nullable(),
  /** It was edited here and differs from the text this version came with. */
  isEdited: z.boolean(),
  /** The English text changed after it. */
  isOutdated: z.boolean(),
  draft: TextDraft.nullable(),
})
export type Translation = z.infer<typeof Translation>

export const EditedText = z.object({
  key: z.string(),
  placeholders: z.array(z.string()),
  translations: z.object(perLanguage(() => Translation)),
})
export type EditedText = z.infer<typeof EditedText>

const TextVersion = z.object({
  id: z.int(),
  language,
  text: z.string(),
  by: z.string(),
  publishedAt: z.string(),
})

const TextHistory = EditedText.extend({
  originals: z.object(perLanguage(() => z.string().nullable())),
  versions: z.array(TextVersion),
})
export type TextHistory = z.infer<typeof TextHistory>

const params = z.strictObject({ key: z.string().min(1).max(200) })
const text = z.string().trim().min(1).max(4000)
const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const textEditorEndpoints = endpoints({
  'GET /admin/texts': {
    summary: 'List the texts of the interface with their drafts, by key',
    query: z.strictObject({
      filter: z.enum(textFilters).default('all'),
      search: z.string().trim().max(200).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    result: z.object({
      counts: z.object(countsOf()),
      /** Drafts that can be published, and drafts that need a fix first. */
      ready: z.int(),
      toFix: z.array(z.string()),
      items: z.array(EditedText),
      page: z.int(),
      pages: z.int(),
    }),
    problems,
  },
  'GET /admin/texts/:key': {
    summary: 'Get a text with its earlier versions, newest first',
    params,
    result: TextHistory,
    problems,
  },
  'PUT /admin/texts/:key/draft': {
    summary: 'Save a draft; a draft equal to the published text is removed',
    params,
    body: z.strictObject({ language, text }),
    result: TextHistory,
    problems,
  },
  'DELETE /admin/texts/:key/draft': {
    summary: 'Discard a draft',
    params,
    query: z.strictObject({ language }),
    result: TextHistory,
    problems,
  },
  'POST /admin/texts/:key/review': {
    summary: 'Confirm that a translation still fits the changed English text',
    params,
    body: z.strictObject({ language }),
    result: TextHistory,
    problems,
  },
  'POST /admin/text-publications': {
    summary: 'Publish every draft that has the placeholders of its text',
    result: z.object({ published: z.int(), toFix: z.array(z.string()) }),
    problems,
  },
})

function countsOf() {
  return { all: z.int(), needs_work: z.int(), missing: z.int(), outdated: z.int(), drafts: z.int() }
}
