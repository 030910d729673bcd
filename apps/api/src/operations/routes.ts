import { applicationsToReview, decideApplication } from '#owners/applications/decide-application.ts'
import type { Routes } from '#platform/http/serve.ts'
import { addCoupon, endCouponNow, showCoupons } from '#pricing/coupons/admin-coupons.ts'

export const operationsRoutes = {
  'GET /admin/owner-applications': {
    audience: 'admin',
    handle: (ctx, { query }) => applicationsToReview(ctx, query.status),
  },
  'POST /admin/owner-applications/:id/approval': {
    audience: 'admin',
    handle: (ctx, { params }) =>
      decideApplication(ctx, params.id, { verdict: 'approved', reason: '' }),
  },
  'POST /admin/owner-applications/:id/rejection': {
    audience: 'admin',
    handle: (ctx, { params, body }) =>
      decideApplication(ctx, params.id, { verdict: 'rejected', reason: body.reason }),
  },
  'GET /admin/coupons': {
    audience: 'admin',
    handle: (ctx, { query }) => showCoupons(ctx, query.page),
  },
  'POST /admin/coupons': {
    audience: 'admin',
    handle: (ctx, { body }) => addCoupon(ctx, body),
  },
  'POST /admin/coupons/:id/ending': {
    audience: 'admin',
    handle: (ctx, { params }) => endCouponNow(ctx, params.id),
  },
} satisfies Routes
