import type { Routes } from '#platform/serve.ts'
import { showReviews } from './list.ts'

export const reviewsRoutes = {
  'GET /suites/:slug/reviews': {
    who: 'anyone',
    handle: (ctx, { params, query }) => showReviews(ctx, params.slug, query.page),
  },
} satisfies Routes
