import type { Routes } from '#platform/http/serve.ts'
import { showSuite } from './show.ts'

export const suitesRoutes = {
  'GET /suites/:slug': {
    audience: 'anyone',
    handle: (ctx, { params }) => showSuite(ctx, params.slug),
  },
} satisfies Routes
