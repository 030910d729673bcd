import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import type { EventData, LiveKind } from './events.ts'

/** An event sent to a signed-in user while they look; the same one may arrive twice. */
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
    summary: 'A text/event-stream of the reader’s own events; Last-Event-ID resumes it',
    result: z.string(),
    mediaType: 'text/event-stream',
    problems: ['identity.sign_in_required', 'events.too_many_streams'],
  },
})
