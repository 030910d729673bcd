import { anyone, signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { shareTrip, unshareTrip } from './share-trip.ts'
import { showSharedTrip, showTrip } from './show-trip.ts'

export const tripRoutes = {
  'GET /bookings/:id/trip': signedIn((ctx, { params }) => showTrip(ctx, params.id)),
  'PUT /bookings/:id/trip/sharing': signedIn((ctx, { params }) => shareTrip(ctx, params.id), {
    weight: 3,
  }),
  'DELETE /bookings/:id/trip/sharing': signedIn((ctx, { params }) => unshareTrip(ctx, params.id)),
  // Guessing links is slow: one request counts as ten.
  'GET /shared-trips/:secret': anyone((ctx, { params }) => showSharedTrip(ctx, params.secret), {
    weight: 10,
  }),
} satisfies Routes
