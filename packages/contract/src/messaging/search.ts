import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { ConversationCard, Message } from './endpoints.ts'

const access = ['identity.sign_in_required', 'resource.not_found'] as const

export const ConversationHit = ConversationCard.extend({
  /** How many messages contain the words. */
  matches: z.int(),
  /** The newest of them; null where only the name or the home matches. */
  match: Message.nullable(),
})
export type ConversationHit = z.infer<typeof ConversationHit>

export const messageSearchEndpoints = endpoints({
  'GET /rooms/search': {
    summary: 'Search your conversations, archived ones too, by words in a message or a name',
    query: z.strictObject({ q: z.string().trim().min(1).max(100) }),
    result: z.object({ items: z.array(ConversationHit) }),
    problems: ['identity.sign_in_required'],
  },
  'PUT /rooms/:room/archive': {
    summary: 'Archive or unarchive a conversation for yourself; a new message unarchives it',
    params: z.strictObject({ room: z.uuid() }),
    body: z.strictObject({ isArchived: z.boolean() }),
    result: z.object({ isArchived: z.boolean() }),
    problems: access,
  },
})
