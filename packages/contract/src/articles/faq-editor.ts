import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { perLanguage } from '#platform/language.ts'
import { EditedArticle } from './editor.ts'
import { Slug } from './slug.ts'

export const groupTitleLimit = 80

const title = z
  .string()
  .trim()
  .max(groupTitleLimit)
  .regex(/^[^\r\n]*$/)

const titles = z
  .strictObject(perLanguage(() => title))
  .refine((given) => Object.values(given).some((text) => text !== ''))

export const EditedFaqGroup = z.object({
  id: z.uuid(),
  anchor: Slug,
  titles: z.object(perLanguage(() => z.string())),
  revision: z.int(),
  questions: z.array(EditedArticle),
})
export type EditedFaqGroup = z.infer<typeof EditedFaqGroup>

const result = z.object({ groups: z.array(EditedFaqGroup) })
const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const move = z.strictObject({ direction: z.enum(['up', 'down']) })

export const faqEditorEndpoints = endpoints({
  'GET /admin/faqs': {
    summary: 'List FAQ groups with their questions in every state, in order',
    result,
    problems,
  },
  'POST /admin/faq-groups': {
    summary: 'Add a group at the end; readers see it with its first published question',
    body: z.strictObject({ titles }),
    result,
    problems,
  },
  'PUT /admin/faq-groups/:id': {
    summary: 'Rename a group; its anchor stays',
    params,
    body: z.strictObject({ revision: z.int().min(1), titles }),
    result,
    problems: [...problems, 'articles.changed_elsewhere'],
  },
  'DELETE /admin/faq-groups/:id': {
    summary: 'Delete a group without questions',
    params,
    result,
    problems: [...problems, 'articles.group_in_use'],
  },
  'POST /admin/faq-groups/:id/move': {
    summary: 'Move a group one place up or down',
    params,
    body: move,
    result,
    problems,
  },
  'POST /admin/articles/:id/move': {
    summary: 'Move a question one place up or down in its group',
    params,
    body: move,
    result,
    problems,
  },
  'PUT /admin/articles/:id/group': {
    summary: 'Move a question to the end of another group',
    params,
    body: z.strictObject({ groupId: z.uuid() }),
    result,
    problems,
  },
})
