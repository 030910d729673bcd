import { listAvailableHomes } from '#bookings/cancel/alternatives.ts'
import { allowedActions } from '#bookings/status.ts'
import { type BookingRow, findBooking } from '#bookings/store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listSuiteOwners } from './offer-store.ts'

type HomeToOffer = { suiteId: string; total: number; isOwn: boolean }

/**
 * Homes for the same nights and guests that cost the guest no more: the owner's own first, then
 * those of others, each nearest in price first.
 */
export async function homesToOffer(ctx: Ctx, booking: BookingRow): Promise<HomeToOffer[]> {
  const hits = (await listAvailableHomes(ctx, booking)).filter(
    ({ amount }) => amount <= booking.totalAmount,
  )
  const owners = new Map(
    (
      await listSuiteOwners(
        ctx.db,
        hits.map(({ id }) => id),
      )
    ).map(({ id, ownerId }) => [id, ownerId]),
  )
  return hits
    .filter(({ id }) => owners.get(id) !== booking.guestId)
    .map(({ id, amount }) => ({
      suiteId: id,
      total: amount,
      isOwn: owners.get(id) === booking.ownerId,
    }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
}

/** None for a booking that its owner can no longer cancel. */
export async function homesToOfferFor(ctx: Ctx, bookingId: string): Promise<HomeToOffer[]> {
  const booking = await findBooking(ctx.db, bookingId)
  const canCancel = booking && allowedActions(booking, ctx.now).includes('cancel')
  return canCancel ? homesToOffer(ctx, booking) : []
}
