import type { Routes } from '#platform/http/serve.ts'
import { openStream } from './live/live.ts'

export const notificationsRoutes = {
  'GET /events': {
    audience: 'signed-in',
    handle: (ctx, _input, { lastEventId }) => openStream(ctx, lastEventId),
  },
} satisfies Routes
