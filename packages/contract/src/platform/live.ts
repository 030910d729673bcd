import { z } from 'zod'
import { endpoints } from './endpoint.ts'

/** What happened to the reader, told while they look; the same one may come twice. */
export const LiveEvent = z.object({
  id: z.int(),
  /** As `wallet.deposit_credited`; `live.gap` says that some were missed. */
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
})
export type LiveEvent = z.infer<typeof LiveEvent>

export const liveEndpoints = endpoints({
  'GET /events': {
    summary:
      'A text/event-stream of what happens to the reader; Last-Event-ID goes on where one left off',
    result: z.string(),
    mediaType: 'text/event-stream',
    problems: ['identity.sign_in_required', 'events.too_many_streams'],
  },
})
