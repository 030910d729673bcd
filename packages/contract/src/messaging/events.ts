import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'

const message = {
  subject: 'user',
  data: z.object({
    roomId: z.string(),
    messageId: z.int(),
    by: z.enum(['guest', 'owner']).nullable(),
  }),
  audience: ['subject'],
} as const

export const messagingEvents = defineEvents({
  'messaging.sent': message,
  'messaging.read': message,
  /** A device of the other has received the messages up to this one. */
  'messaging.delivered': message,
})
