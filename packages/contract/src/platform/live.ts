import { z } from 'zod'
import type { EventData, LiveKind } from '#events.ts'
import { endpoints } from './endpoint.ts'

/** An event sent to a signed-in user while the page is visible; it may arrive twice. */
export type LiveEvent<Kind extends LiveKind = LiveKind> = {
  [Each in Kind]: { id: number; kind: Each; data: EventData<Each> }
}[Kind]

/** `live.open`: the connection is open. `live.gap`: events were missed, so read everything again. */
export type ConnectionEvent = {
  id: number
  kind: 'live.open' | 'live.gap'
  data?: undefined
}

export const liveEndpoints = endpoints({
  'GET /events': {
    summary: 'Stream your events as text/event-stream; Last-Event-ID resumes it',
    result: z.string(),
    mediaType: 'text/event-stream',
    problems: ['identity.sign_in_required', 'events.too_many_streams'],
  },
  'GET /events/since': {
    summary:
      'List your events since an earlier one, for clients without a stream; without `last`, only the position to start from',
    query: z.strictObject({
      last: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    result: z.object({
      last: z.int(),
      /** More events were missed than are listed, so everything must be read again. */
      isGap: z.boolean(),
      events: z.array(
        z.object({ id: z.int(), kind: z.string(), data: z.record(z.string(), z.unknown()) }),
      ),
    }),
    problems: ['identity.sign_in_required'],
  },
})
