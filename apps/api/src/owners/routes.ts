import type { Routes } from '#platform/http/serve.ts'
import { apply, ownApplications } from './applications/application.ts'
import { showHostedBooking } from './booking/show-hosted-booking.ts'
import { listHomes } from './homes/list-homes.ts'

export const ownersRoutes = {
  'GET /owner-applications': { audience: 'signed-in', handle: (ctx) => ownApplications(ctx) },
  'POST /owner-applications': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => apply(ctx, body),
  },
  'GET /owner/bookings/:id': {
    audience: 'owner',
    handle: (ctx, { params }) => showHostedBooking(ctx, params.id),
  },
  'GET /owner/homes': { audience: 'owner', handle: (ctx) => listHomes(ctx) },
} satisfies Routes
