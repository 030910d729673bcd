import type { Routes } from '#platform/http/serve.ts'
import { approveHours, declineHours } from './answer-hours.ts'
import { payHours } from './pay-hours.ts'
import { requestHours, withdrawHours } from './request-hours.ts'
import { showHours } from './show-hours.ts'

export const hoursRoutes = {
  'GET /bookings/:id/hours': {
    audience: 'signed-in',
    handle: (ctx, { params }) => showHours(ctx, params.id),
  },
  // The owner is notified of each.
  'POST /bookings/:id/hours': {
    audience: 'signed-in',
    isIdempotent: true,
    weight: 10,
    handle: (ctx, { params, body }) => requestHours(ctx, params.id, body),
  },
  'DELETE /bookings/:id/hours/:request': {
    audience: 'signed-in',
    handle: (ctx, { params }) => withdrawHours(ctx, params.id, params.request),
  },
  'POST /bookings/:id/hours/:request/payment': {
    audience: 'signed-in',
    isIdempotent: true,
    handle: (ctx, { params, body }) =>
      payHours(ctx, params.id, { requestId: params.request, request: body }),
  },
  'POST /owner/hours-requests/:id/approval': {
    audience: 'owner',
    handle: (ctx, { params }) => approveHours(ctx, params.id),
  },
  'POST /owner/hours-requests/:id/refusal': {
    audience: 'owner',
    handle: (ctx, { params, body }) => declineHours(ctx, params.id, body.reason),
  },
} satisfies Routes
