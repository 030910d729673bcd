import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'

const statement = {
  subject: 'user',
  data: z.object({ month: z.string() }),
  audience: [],
} as const

export const monthlyEvents = defineEvents({
  /** Only the latest month is emailed when several are sealed at once. */
  'owners.month_sealed': {
    ...statement,
    data: statement.data.extend({ seal: z.string(), lines: z.int(), isLatest: z.boolean() }),
  },
  /** The owner asked for a statement by email. */
  'owners.statement_requested': statement,
  'owners.statement_emailed': statement,
})
