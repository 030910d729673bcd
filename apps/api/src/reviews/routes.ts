import { admins, anyone, owners, signedIn } from '#platform/http/audiences.ts'
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
  'POST /reviews/:id/reports': signedIn(
    (ctx, { params, body }) => reportReview(ctx, params.id, body),
    { weight: 10 },
  ),
  'GET /admin/reviews': admins((ctx, { query }) => reviewsToModerate(ctx, query)),
  'POST /admin/reviews/:id/hiding': admins((ctx, { params, body }) =>
    hideReview(ctx, params.id, body.reason),
  ),
  'POST /admin/reviews/:id/showing': admins((ctx, { params, body }) =>
    showReview(ctx, params.id, body.reason),
  ),
  'POST /admin/reviews/:id/keeping': admins((ctx, { params }) => keepReview(ctx, params.id)),
  'GET /suites/:slug/reviews': anyone((ctx, { params, query }) =>
    showReviews(ctx, params.slug, query),
  ),
  'GET /bookings/:id/review': signedIn((ctx, { params }) => showStayReview(ctx, params.id)),
  'PUT /bookings/:id/review': signedIn((ctx, { params, body }) => reviewStay(ctx, params.id, body)),
  'PUT /owner/bookings/:id/review': owners((ctx, { params, body }) =>
    reviewGuest(ctx, params.id, body),
  ),
  'PUT /owner/reviews/:id/reply': owners((ctx, { params, body }) =>
    replyToReview(ctx, params.id, body),
  ),
} satisfies Routes
