import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'
import { participantRoles } from './message-rules.ts'
import { reportOutcomes, reportReasons } from './report-choices.ts'

const message = {
  subject: 'user',
  data: z.object({
    roomId: z.string(),
    messageId: z.int(),
    by: z.enum(participantRoles).nullable(),
    /** The participant that is the subject; missing in older events. */
    to: z.enum(participantRoles).optional(),
  }),
  audience: ['subject'],
} as const

const block = {
  subject: 'user',
  data: z.object({ roomId: z.string(), blockedId: z.string() }),
  audience: ['subject'],
} as const

export const messagingEvents = defineEvents({
  'messaging.sent': message,
  'messaging.read': message,
  /** A device of the other participant has received the messages up to this one. */
  'messaging.delivered': message,
  'messaging.reported': {
    subject: 'user',
    data: z.object({
      reportId: z.string(),
      roomId: z.string(),
      messageId: z.int().nullable(),
      reason: z.enum(reportReasons),
    }),
    audience: [],
  },
  'messaging.report_resolved': {
    subject: 'user',
    data: z.object({ reportId: z.string(), outcome: z.enum(reportOutcomes), by: z.string() }),
    audience: [],
  },
  /** The blocked person is notified when they write. */
  'messaging.blocked': block,
  'messaging.unblocked': block,
})
