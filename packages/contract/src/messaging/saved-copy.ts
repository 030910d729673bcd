import { z } from 'zod'
import { SavedTrip } from '#bookings/trip.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Conversation, Message } from './endpoints.ts'

/** What a device saves for the time without a connection: no cards, no IDs, no receipts. */
export const SavedCopy = z.object({
  /** Off: the device deletes what it saved. */
  isOn: z.boolean(),
  /** By the clock of the server, because the one of a phone may be wrong. */
  now: z.iso.datetime(),
  /** The next stays; codes are in it only while the page shows them too. */
  trips: z.array(SavedTrip),
  conversations: z.array(z.object({ room: Conversation, items: z.array(Message) })),
})
export type SavedCopy = z.infer<typeof SavedCopy>

export const savedCopyEndpoints = endpoints({
  'GET /saved-copy': {
    summary: 'Get what to save on a device: your next stays and your newest conversations',
    result: SavedCopy,
    problems: ['identity.sign_in_required'],
  },
})
