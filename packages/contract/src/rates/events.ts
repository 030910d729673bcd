import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'

export const ratesEvents = defineEvents({
  'owners.calendar_changed': {
    subject: 'suite',
    data: z.object({
      changeId: z.string(),
      kind: z.enum(['block', 'owner_stay', 'unblock', 'rates', 'clear']),
      ownerId: z.string(),
    }),
    audience: ['ownerId'],
    coHosts: 'calendar',
  },
})
