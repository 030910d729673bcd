import { payStayTime } from '#bookings/change/pay-stay-time.ts'
import { requestStayTime, withdrawStayTime } from '#bookings/change/request-stay-time.ts'
import type { Routes } from '#platform/http/serve.ts'
import { approveStayTime, declineStayTime } from './answer-stay-time.ts'
import { showStayTimes } from './show-stay-times.ts'

export const stayTimeRoutes = {
  'GET /bookings/:id/hours': {
    audience: 'signed-in',
    handle: (ctx, { params }) => showStayTimes(ctx, params.id),
  },
  // The owner is notified of each.
  'POST /bookings/:id/hours': {
    audience: 'signed-in',
    isIdempotent: true,
    weight: 10,
    handle: (ctx, { params, body }) => requestStayTime(ctx, params.id, body),
  },
  'DELETE /bookings/:id/hours/:request': {
    audience: 'signed-in',
    handle: (ctx, { params }) => withdrawStayTime(ctx, params.id, params.request),
  },
  'POST /bookings/:id/hours/:request/payment': {
    audience: 'signed-in',
    isIdempotent: true,
    handle: (ctx, { params, body }) =>
      payStayTime(ctx, params.id, { requestId: params.request, request: body }),
  },
  'POST /owner/hours-requests/:id/approval': {
    audience: 'owner',
    handle: (ctx, { params }) => approveStayTime(ctx, params.id),
  },
  'POST /owner/hours-requests/:id/refusal': {
    audience: 'owner',
    handle: (ctx, { params, body }) => declineStayTime(ctx, params.id, body.reason),
  },
} satisfies Routes
