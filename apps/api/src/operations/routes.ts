import { applicationsToReview, decide } from '#owners/applications/decide-application.ts'
import type { Routes } from '#platform/http/serve.ts'
import { addCoupon, endCouponNow, showCoupons } from '#pricing/coupons/admin-coupons.ts'

export const operationsRoutes = {
  'GET /admin/owner-applications': {
    who: 'admin',
    handle: (ctx, { query }) => applicationsToReview(ctx, query.status),
  },
  'POST /admin/owner-applications/:id/approval': {
    who: 'admin',
    handle: (ctx, { params }) => decide(ctx, params.id, { verdict: 'approved', reason: '' }),
  },
  'POST /admin/owner-applications/:id/rejection': {
    who: 'admin',
    handle: (ctx, { params, body }) =>
      decide(ctx, params.id, { verdict: 'rejected', reason: body.reason }),
  },
  'GET /admin/coupons': {
    who: 'admin',
    handle: (ctx, { query }) => showCoupons(ctx, query.page),
  },
  'POST /admin/coupons': {
    who: 'admin',
    handle: (ctx, { body }) => addCoupon(ctx, body),
  },
  'POST /admin/coupons/:id/ending': {
    who: 'admin',
    handle: (ctx, { params }) => endCouponNow(ctx, params.id),
  },
} satisfies Routes
