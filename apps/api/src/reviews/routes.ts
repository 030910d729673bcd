import type { Routes } from '#platform/http/serve.ts'
import {
  hideReview,
  keepReview,
  reportReview,
  reviewsToModerate,
  showReview,
} from '#reviews/moderation/moderate.ts'
import { showReviews } from './list.ts'
import { replyToReview } from './reply.ts'
import { reviewGuest, reviewStay, showStayReview } from './stay-review.ts'

export const reviewsRoutes = {
  'POST /reviews/:id/reports': {
    audience: 'signed-in',
    weight: 10,
    handle: (ctx, { params, body }) => reportReview(ctx, params.id, body),
  },
  'GET /admin/reviews': {
    audience: 'admin',
    handle: (ctx, { query }) => reviewsToModerate(ctx, query),
  },
  'POST /admin/reviews/:id/hiding': {
    audience: 'admin',
    handle: (ctx, { params, body }) => hideReview(ctx, params.id, body.reason),
  },
  'POST /admin/reviews/:id/showing': {
    audience: 'admin',
    handle: (ctx, { params, body }) => showReview(ctx, params.id, body.reason),
  },
  'POST /admin/reviews/:id/keeping': {
    audience: 'admin',
    handle: (ctx, { params }) => keepReview(ctx, params.id),
  },
  'GET /suites/:slug/reviews': {
    audience: 'anyone',
    handle: (ctx, { params, query }) => showReviews(ctx, params.slug, query),
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
