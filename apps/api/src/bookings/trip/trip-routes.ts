import type { Routes } from '#platform/http/serve.ts'
import { shareTrip, unshareTrip } from './share-trip.ts'
import { showSharedTrip, showTrip } from './show-trip.ts'

export const tripRoutes = {
  'GET /bookings/:id/trip': {
    audience: 'signed-in',
    handle: (ctx, { params }) => showTrip(ctx, params.id),
  },
  'PUT /bookings/:id/trip/sharing': {
    audience: 'signed-in',
    weight: 3,
    handle: (ctx, { params }) => shareTrip(ctx, params.id),
  },
  'DELETE /bookings/:id/trip/sharing': {
    audience: 'signed-in',
    handle: (ctx, { params }) => unshareTrip(ctx, params.id),
  },
  // Guessing links is slow: one request counts as ten.
  'GET /shared-trips/:secret': {
    audience: 'anyone',
    weight: 10,
    handle: (ctx, { params }) => showSharedTrip(ctx, params.secret),
  },
} satisfies Routes
