import { owners, signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { apply, ownApplications } from './applications/application.ts'
import { showHostedBooking } from './booking/show-hosted-booking.ts'
import { listHomes } from './homes/list-homes.ts'

export const ownersRoutes = {
  'GET /owner-applications': signedIn((ctx) => ownApplications(ctx)),
  'POST /owner-applications': signedIn((ctx, { body }) => apply(ctx, body), { weight: 20 }),
  'GET /owner/bookings/:id': owners((ctx, { params }) => showHostedBooking(ctx, params.id)),
  'GET /owner/homes': owners((ctx) => listHomes(ctx)),
} satisfies Routes
