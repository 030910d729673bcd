import { bookingCharges } from '#bookings/pay/on-charge-settled.ts'
import { acceptDispute } from '#payments/dispute-cases/accept-dispute.ts'
import { saveDraft, submitEvidence } from '#payments/dispute-cases/answer-dispute.ts'
import type { Routes } from '#platform/http/serve.ts'
import { showDisputes } from './list-disputes.ts'
import { drawnEvidence, evidenceFile, showDispute } from './show-dispute.ts'

const outcomes = { booking: bookingCharges }

export const disputeRoutes = {
  'GET /admin/disputes': {
    audience: 'admin',
    handle: (ctx, { query }) => showDisputes(ctx, query.show),
  },
  'GET /admin/disputes/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => showDispute(ctx, params.id),
  },
  'GET /admin/disputes/:id/evidence.pdf': {
    audience: 'admin',
    weight: 10,
    handle: (ctx, { params }) => evidenceFile(ctx, params.id),
  },
  'PUT /admin/disputes/:id/draft': {
    audience: 'admin',
    handle: async (ctx, { params: { id }, body }) => {
      await saveDraft(ctx, id, body.texts)
      return showDispute(ctx, id)
    },
  },
  'POST /admin/disputes/:id/submission': {
    audience: 'admin',
    weight: 10,
    handle: async (ctx, { params: { id }, body }) => {
      await submitEvidence(ctx, id, { ...body, file: await drawnEvidence(ctx, id) }, outcomes)
      return showDispute(ctx, id)
    },
  },
  'POST /admin/disputes/:id/acceptance': {
    audience: 'admin',
    handle: async (ctx, { params: { id }, body }) => {
      await acceptDispute(ctx, id, body.reason)
      return showDispute(ctx, id)
    },
  },
} satisfies Routes
