import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages, perLanguage } from '#platform/language.ts'
import { Templates, Values } from './automatic-messages.ts'

export const maxQuickReplies = 50
export const maxTitleLength = 60

const QuickReply = z.object({
  id: z.uuid(),
  title: z.string(),
  texts: z.object(perLanguage(() => z.string())),
  /** Sent back with an edit, so that an edit of an older text is noticed. */
  version: z.int(),
})
export type QuickReply = z.infer<typeof QuickReply>

/** The owner's replies with the placeholder values of this conversation. */
const RoomReplies = z.object({
  language: z.enum(languages),
  values: z.object(perLanguage(() => Values)),
  replies: z.array(QuickReply),
})
export type RoomReplies = z.infer<typeof RoomReplies>

const Title = z
  .string()
  .trim()
  .min(1)
  .max(maxTitleLength)
  .refine((title) => !title.includes('\u0000'))

const params = z.strictObject({ id: z.uuid() })
const ownerAccess = ['identity.sign_in_required', 'resource.not_found'] as const
const refusals = ['messaging.placeholder_unknown', 'messaging.template_empty'] as const

export const quickRepliesEndpoints = endpoints({
  'GET /owner/quick-replies': {
    summary: 'List your quick replies, in your order',
    result: z.array(QuickReply),
    problems: ownerAccess,
  },
  'PUT /owner/quick-replies/:id': {
    summary:
      'Save a quick reply, edited from this version; version 0 creates it, and repeating the call changes nothing',
    params,
    body: z.strictObject({ version: z.int().min(0), title: Title, texts: Templates }),
    result: QuickReply,
    problems: [
      ...ownerAccess,
      ...refusals,
      'messaging.template_outdated',
      'messaging.too_many_replies',
    ],
  },
  'DELETE /owner/quick-replies/:id': {
    summary: 'Delete a quick reply; repeating the call changes nothing',
    params,
    result: z.object({}),
    problems: ownerAccess,
  },
  'PUT /owner/quick-reply-order': {
    summary: 'Reorder your quick replies; the list names each of them once',
    body: z.strictObject({ ids: z.array(z.uuid()).max(maxQuickReplies) }),
    result: z.array(QuickReply),
    problems: [...ownerAccess, 'messaging.replies_outdated'],
  },
  'GET /rooms/:room/quick-replies': {
    summary: 'List your quick replies with their placeholders filled in for this conversation',
    params: z.strictObject({ room: z.uuid() }),
    result: RoomReplies,
    problems: ownerAccess,
  },
})
