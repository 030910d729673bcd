import { usd } from '@marea/contract/platform/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listBookingsById, listGuests } from './list-store.ts'
import { earningOf } from './owner-bookings.ts'
import { allowedActions } from './status.ts'

/** What an owner may know of stays in their homes, by booking; the caller has checked the home. */
export async function hostedStays(ctx: Ctx, ids: readonly string[]) {
  const rows = await listBookingsById(ctx.db, ids)
  const guests = await listGuests(
    ctx.db,
    rows.map(({ guestId }) => guestId),
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        reference: row.reference,
        guest: guests.find(({ id }) => id === row.guestId)?.fullName ?? '',
        guests: row.guests,
        from: row.checkIn,
        to: row.checkOut,
        bookedAt: (row.confirmedAt ?? row.createdAt).toString(),
        paid: usd(row.totalAmount),
        earning: usd(earningOf(row)),
        canCancel: allowedActions(row, ctx.now).includes('cancel'),
      },
    ]),
  )
}
