import type { Routes } from '#platform/http/serve.ts'
import { openStream } from './live/live.ts'
import { ownEventsSince } from './live/missed-events.ts'

export const notificationsRoutes = {
  'GET /events': {
    audience: 'signed-in',
    handle: (ctx, _input, { lastEventId }) => openStream(ctx, lastEventId),
  },
  'GET /events/since': {
    audience: 'signed-in',
    handle: (ctx, { query }) => ownEventsSince(ctx, query.last),
  },
} satisfies Routes
