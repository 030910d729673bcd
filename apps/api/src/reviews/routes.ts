import type { Routes } from '#platform/http/serve.ts'
import { showReviews } from './list.ts'
import { replyToReview } from './reply.ts'
import { reviewGuest, reviewStay, showStayReview } from './stay-review.ts'

export const reviewsRoutes = {
  'GET /suites/:slug/reviews': {
    audience: 'anyone',
    handle: (ctx, { params, query }) => showReviews(ctx, params.slug, query.page),
  },
  'GET /bookings/:id/review': {
    audience: 'signed-in',
    handle: (ctx, { params }) => showStayReview(ctx, params.id),
  },
  'PUT /bookings/:id/review': {
    audience: 'signed-in',
    handle: (ctx, { params, body }) => reviewStay(ctx, params.id, body),
  },
  'PUT /owner/bookings/:id/review': {
    audience: 'owner',
    handle: (ctx, { params, body }) => reviewGuest(ctx, params.id, body),
  },
  'PUT /owner/reviews/:id/reply': {
    audience: 'owner',
    handle: (ctx, { params, body }) => replyToReview(ctx, params.id, body),
  },
} satisfies Routes
