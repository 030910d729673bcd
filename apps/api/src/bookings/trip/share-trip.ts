import { randomBytes } from 'node:crypto'
import { lockOwnBooking } from '#bookings/own-booking.ts'
import type { BookingRow } from '#bookings/store.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { hasLeft, requireTaken } from './show-trip.ts'
import { deleteLink, upsertLink } from './trip-store.ts'

/** Each sharing creates a new link, so that an old one stops working. */
export function shareTrip(ctx: Ctx, id: string): Promise<{ secret: string }> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockOwnBooking(ctx, id)
    requireTaken(booking)
    const { status } = booking
    if (hasLeft(ctx, booking)) throw new Problem('booking.state_refused', { status })
    const secret = randomBytes(18).toString('base64url')
    await upsertLink(ctx.db, { bookingId: id, secret, createdAt: ctx.now })
    await record(ctx, 'booking.trip_shared', booking)
    return { secret }
  })
}

export function unshareTrip(ctx: Ctx, id: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockOwnBooking(ctx, id)
    if (await deleteLink(ctx.db, id)) await record(ctx, 'booking.trip_unshared', booking)
    return { done: true } as const
  })
}

async function record(
  ctx: TransactionCtx,
  kind: 'booking.trip_shared' | 'booking.trip_unshared',
  { id: bookingId, suiteId, ownerId, guestId }: BookingRow,
): Promise<void> {
  await recordEvent(ctx, {
    kind,
    subject: `user:${guestId}`,
    data: { bookingId, suiteId, ownerId },
  })
}
