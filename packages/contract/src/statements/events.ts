import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'
import { payoutFrequencies } from './financials/payout-days.ts'
import { monthlyEvents } from './monthly/events.ts'

export const statementsEvents = defineEvents({
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
  ...monthlyEvents,
})
