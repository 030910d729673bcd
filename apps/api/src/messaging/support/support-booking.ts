import type { SupportBooking } from '@marea/contract/messaging/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findSupportBookings } from './support-store.ts'

type Room = { id: string; guestId: string; bookingId: string | null }

export async function supportBookings(
  { db }: Ctx,
  rooms: readonly Room[],
): Promise<ReadonlyMap<string, SupportBooking>> {
  const ids = rooms.flatMap(({ bookingId }) => bookingId ?? [])
  if (ids.length === 0) return new Map()
  const bookings = await findSupportBookings(db, ids)
  return new Map(
    rooms.flatMap(({ id, guestId, bookingId }) =>
      bookings
        .filter((booking) => booking.id === bookingId)
        .map(({ guestId: bookedBy, ...booking }): [string, SupportBooking] => [
          id,
          { ...booking, isGuest: bookedBy === guestId },
        ]),
    ),
  )
}

export async function supportBookingOf(ctx: Ctx, room: Room): Promise<SupportBooking | null> {
  return (await supportBookings(ctx, [room])).get(room.id) ?? null
}
