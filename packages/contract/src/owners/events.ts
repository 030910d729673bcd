import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'
import { expenseEvents } from './expense-events.ts'
import { payoutFrequencies } from './financials/payout-days.ts'
import { statementEvents } from './statements/events.ts'

const application = { subject: 'application', data: z.object({}), audience: [] } as const

export const ownersEvents = defineEvents({
  ...expenseEvents,
  'owners.payout_schedule_set': {
    subject: 'user',
    data: z.object({
      frequency: z.enum(payoutFrequencies),
      weekday: z.int().nullable(),
      monthDay: z.int().nullable(),
      minimum: z.int(),
      bankAccountId: z.string().nullable(),
    }),
    audience: ['subject'],
  },
  /** A scheduled payout was due and not made. */
  'owners.payout_skipped': {
    subject: 'user',
    data: z.object({ dueOn: z.string(), reason: z.string() }),
    audience: ['subject'],
  },
  ...statementEvents,
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
