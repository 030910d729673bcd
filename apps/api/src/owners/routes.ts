import type { Routes } from '#platform/serve.ts'
import { apply, ownApplications } from './application.ts'

export const ownersRoutes = {
  'GET /owner-applications': { who: 'signed-in', handle: (ctx) => ownApplications(ctx) },
  'POST /owner-applications': {
    who: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => apply(ctx, body),
  },
} satisfies Routes
