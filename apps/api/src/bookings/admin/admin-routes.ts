import { hostIdsToReview } from '#bookings/host-id/main-host-id.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Routes } from '#platform/http/serve.ts'
import { cancelAsAdmin } from './cancel-as-admin.ts'
import { changeAsAdmin, quoteChangeAsAdmin } from './change-as-admin.ts'
import { otherwiseTaxed } from './outdated-tax-bookings.ts'
import { previewRefundPart, refundAsAdmin } from './refund-part.ts'
import { adminBookings } from './search-bookings.ts'
import { showAdminBooking } from './show-admin-booking.ts'

const previewWeight = 5

export const adminBookingRoutes = {
  'GET /admin/host-ids': { audience: 'admin', handle: (ctx) => hostIdsToReview(ctx) },
  'GET /admin/bookings': {
    audience: 'admin',
    handle: (ctx, { query }) => adminBookings(ctx, query),
  },
  'GET /admin/tax-rates/bookings': { audience: 'admin', handle: (ctx) => otherwiseTaxed(ctx) },
  'GET /admin/bookings/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => showAdminBooking(ctx, params.id),
  },
  'POST /admin/bookings/:id/refund-preview': {
    audience: 'admin',
    handle: (ctx, { params, body }) => previewRefundPart(ctx, params.id, body),
  },
  'POST /admin/bookings/:id/refunds': {
    audience: 'admin',
    isIdempotent: true,
    handle: (ctx, { params, body }) =>
      thenShow(ctx, params.id, refundAsAdmin(ctx, params.id, body)),
  },
  'POST /admin/bookings/:id/cancellation': {
    audience: 'admin',
    isIdempotent: true,
    handle: (ctx, { params, body }) =>
      thenShow(ctx, params.id, cancelAsAdmin(ctx, params.id, body)),
  },
  'POST /admin/bookings/:id/change-preview': {
    audience: 'admin',
    weight: previewWeight,
    handle: (ctx, { params, body }, { address }) =>
      quoteChangeAsAdmin(ctx, params.id, { wish: body, address: address() }),
  },
  'POST /admin/bookings/:id/change': {
    audience: 'admin',
    isIdempotent: true,
    handle: (ctx, { params, body }) =>
      thenShow(ctx, params.id, changeAsAdmin(ctx, params.id, body)),
  },
} satisfies Routes

async function thenShow(ctx: Ctx, id: string, done: Promise<void>) {
  await done
  return showAdminBooking(ctx, id)
}
