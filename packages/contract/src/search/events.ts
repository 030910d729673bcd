import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'
import { matchReasons } from './saved-searches.ts'

/** `after` is the total of the dates, or without dates the lowest price of a night. */
const Match = z.object({
  suiteId: z.string(),
  reason: z.enum(matchReasons),
  checkIn: z.iso.date().nullable(),
  checkOut: z.iso.date().nullable(),
  before: z.int().nullable(),
  after: z.int(),
})
export type Match = z.infer<typeof Match>

export const searchEvents = defineEvents({
  /** Homes that newly match a saved search. */
  'search.matched': {
    subject: 'user',
    data: z.object({ searchId: z.string(), matches: z.array(Match) }),
    audience: [],
  },
})
