import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Message, MessageText, messageId, SupportBooking } from './endpoints.ts'

export const SupportConversation = z.object({
  id: z.uuid(),
  person: z.object({
    id: z.uuid(),
    /** Null where the account has been deleted. */
    fullName: z.string().nullable(),
    photo: z.string().nullable(),
  }),
  booking: SupportBooking.nullable(),
  last: Message,
  /** Messages of the person that no team member has read. */
  unread: z.int(),
  /** The first message of the person that is not answered; null while none is. */
  waitingSince: z.iso.datetime().nullable(),
  isResolved: z.boolean(),
  /** The last message that the person has read. */
  personReadId: z.int(),
})
export type SupportConversation = z.infer<typeof SupportConversation>

const SupportThread = z.object({
  conversation: SupportConversation,
  items: z.array(Message),
  hasMore: z.boolean(),
})
export type SupportThread = z.infer<typeof SupportThread>

const params = z.strictObject({ room: z.uuid() })
const access = ['identity.sign_in_required', 'resource.not_found'] as const

export const supportEndpoints = endpoints({
  'GET /admin/support': {
    summary:
      'List conversations with our team: unanswered ones first, longest waiting on top, or the resolved ones',
    query: z.strictObject({ show: z.enum(['open', 'resolved']).default('open') }),
    result: z.array(SupportConversation),
    problems: access,
  },
  'GET /admin/support/:room': {
    summary:
      'Get a support conversation and its newest messages, or those before one; oldest first',
    params,
    query: z.strictObject({ before: messageId.optional() }),
    result: SupportThread,
    problems: access,
  },
  'POST /admin/support/:room/messages': {
    summary:
      'Reply for our team; `id` is made by the client, so that a repeated reply is stored once',
    params,
    body: z.strictObject({ id: z.uuid(), text: MessageText.min(1) }),
    result: Message,
    problems: [
      ...access,
      'messaging.too_many',
      'messaging.other_left',
      'operations.yourself',
      'ledger.key_reused',
    ],
  },
  'PUT /admin/support/:room/reading': {
    summary: 'Mark as read by the team up to a message; the mark only moves forward',
    params,
    body: z.strictObject({ messageId: z.int().min(1) }),
    result: z.object({ messageId: z.int() }),
    problems: [...access, 'operations.yourself'],
  },
  'PUT /admin/support/:room/resolution': {
    summary: 'Mark as resolved up to this message; the next message opens it again',
    params,
    body: z.strictObject({ messageId: z.int().min(1) }),
    result: z.object({ isResolved: z.literal(true) }),
    problems: [...access, 'messaging.support_not_read', 'operations.yourself'],
  },
  'GET /admin/support/:room/photos/:photo': {
    summary: 'Get a photo of a support conversation as WebP',
    params: z.strictObject({ room: z.uuid(), photo: z.uuid() }),
    result: z.string(),
    mediaType: 'image/webp',
    problems: access,
  },
})
