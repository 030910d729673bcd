import type { AdminBookingRow } from '@marea/contract/bookings/admin-bookings.ts'
import { listBookingsById } from '#bookings/list-store.ts'
import { bookingCardOf, suiteOf } from '#bookings/show.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listCards } from '#suites/cards.ts'
import { type BookingSearch, searchBookings } from './admin-store.ts'

const perPage = 25

type Asked = Omit<BookingSearch, 'now'> & { page: number }

export async function adminBookings(ctx: Ctx, { page, ...asked }: Asked) {
  const offset = (page - 1) * perPage
  const search = { ...asked, now: ctx.now }
  const { rows, count } = await searchBookings(ctx.db, search, { limit: perPage, offset })
  return {
    items: await toRows(ctx, rows),
    count,
    pages: Math.max(1, Math.ceil(count / perPage)),
  }
}

type Found = Awaited<ReturnType<typeof searchBookings>>['rows']

async function toRows(ctx: Ctx, found: Found): Promise<AdminBookingRow[]> {
  const bookings = await listBookingsById(
    ctx.db,
    found.map(({ id }) => id),
  )
  const byId = new Map(bookings.map((booking) => [booking.id, booking]))
  const cards = await listCards(
    ctx,
    bookings.map(({ suiteId }) => suiteId),
  )
  return found.flatMap(({ id, guestName, ownerName }) => {
    const booking = byId.get(id)
    if (!booking) return []
    const { can: _, ...card } = bookingCardOf(ctx, booking, suiteOf(cards.get(booking.suiteId)))
    const guest = { id: booking.guestId, fullName: guestName }
    return [{ ...card, guest, owner: { id: booking.ownerId, fullName: ownerName } }]
  })
}
