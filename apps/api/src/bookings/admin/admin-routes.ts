import { hostIdsToReview } from '#bookings/host-id/main-host-id.ts'
import type { Ctx } from '#platform/ctx.ts'
import { admins } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { cancelAsAdmin } from './cancel-as-admin.ts'
import { changeAsAdmin, quoteChangeAsAdmin } from './change-as-admin.ts'
import { otherwiseTaxed } from './outdated-tax-bookings.ts'
import { previewRefundPart, refundAsAdmin } from './refund-part.ts'
import { adminBookings } from './search-bookings.ts'
import { showAdminBooking } from './show-admin-booking.ts'

const previewWeight = 5

export const adminBookingRoutes = {
  'GET /admin/host-ids': admins((ctx) => hostIdsToReview(ctx)),
  'GET /admin/bookings': admins((ctx, { query }) => adminBookings(ctx, query)),
  'GET /admin/tax-rates/bookings': admins((ctx) => otherwiseTaxed(ctx)),
  'GET /admin/bookings/:id': admins((ctx, { params }) => showAdminBooking(ctx, params.id)),
  'POST /admin/bookings/:id/refund-preview': admins((ctx, { params, body }) =>
    previewRefundPart(ctx, params.id, body),
  ),
  'POST /admin/bookings/:id/refunds': admins(
    (ctx, { params, body }) => thenShow(ctx, params.id, refundAsAdmin(ctx, params.id, body)),
    { isIdempotent: true },
  ),
  'POST /admin/bookings/:id/cancellation': admins(
    (ctx, { params, body }) => thenShow(ctx, params.id, cancelAsAdmin(ctx, params.id, body)),
    { isIdempotent: true },
  ),
  'POST /admin/bookings/:id/change-preview': admins(
    (ctx, { params, body }, { address }) =>
      quoteChangeAsAdmin(ctx, params.id, { wish: body, address: address() }),
    { weight: previewWeight },
  ),
  'POST /admin/bookings/:id/change': admins(
    (ctx, { params, body }) => thenShow(ctx, params.id, changeAsAdmin(ctx, params.id, body)),
    { isIdempotent: true },
  ),
} satisfies Routes

async function thenShow(ctx: Ctx, id: string, done: Promise<void>) {
  await done
  return showAdminBooking(ctx, id)
}
