import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'
import { expenseEvents } from './expense-events.ts'

const application = { subject: 'application', data: z.object({}), audience: [] } as const

export const ownersEvents = defineEvents({
  ...expenseEvents,
  'owners.application_sent': application,
  'owners.application_approved': application,
  'owners.application_rejected': application,
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
