import { applicationsToReview, decide } from '#owners/verdict.ts'
import type { Routes } from '#platform/serve.ts'

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
} satisfies Routes
