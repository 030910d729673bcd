import { payStayTime } from '#bookings/change/pay-stay-time.ts'
import { requestStayTime, withdrawStayTime } from '#bookings/change/request-stay-time.ts'
import { owners, signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { approveStayTime, declineStayTime } from './answer-stay-time.ts'
import { showStayTimes } from './show-stay-times.ts'

export const stayTimeRoutes = {
  'GET /bookings/:id/hours': signedIn((ctx, { params }) => showStayTimes(ctx, params.id)),
  // The owner is notified of each.
  'POST /bookings/:id/hours': signedIn(
    (ctx, { params, body }) => requestStayTime(ctx, params.id, body),
    { isIdempotent: true, weight: 10 },
  ),
  'DELETE /bookings/:id/hours/:request': signedIn((ctx, { params }) =>
    withdrawStayTime(ctx, params.id, params.request),
  ),
  'POST /bookings/:id/hours/:request/payment': signedIn(
    (ctx, { params, body }) =>
      payStayTime(ctx, params.id, { requestId: params.request, request: body }),
    { isIdempotent: true },
  ),
  'POST /owner/hours-requests/:id/approval': owners((ctx, { params }) =>
    approveStayTime(ctx, params.id),
  ),
  'POST /owner/hours-requests/:id/refusal': owners((ctx, { params, body }) =>
    declineStayTime(ctx, params.id, body.reason),
  ),
} satisfies Routes
