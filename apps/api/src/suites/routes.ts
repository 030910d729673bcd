import type { Routes } from '#platform/http/serve.ts'
import { coHostRoutes } from '#suites/co-hosts/co-host-routes.ts'
import { showSuite } from './show.ts'

export const suitesRoutes = {
  ...coHostRoutes,
  'GET /suites/:slug': {
    audience: 'anyone',
    handle: (ctx, { params }) => showSuite(ctx, params.slug),
  },
} satisfies Routes
