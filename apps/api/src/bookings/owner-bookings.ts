import type { BookingList } from '@marea/contract/bookings/endpoints.ts'
import type { OwnerBooking } from '@marea/contract/bookings/owner-bookings.ts'
import { nightsBetween } from '@marea/contract/calendar/nights.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { cancelForGuest } from '#bookings/cancel/cancel.ts'
import { settlementDueAt } from '#bookings/settle/settle.ts'
import { personOf, photoAddress } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { sharesOf } from '#pricing/price.ts'
import { listCards, type UnpricedCard } from '#suites/cards.ts'
import { countBookings, listBookings, listGuests } from './list-store.ts'
import { suiteOf } from './show.ts'
import { allowedActions } from './status.ts'
import { type BookingRow, findBooking, lockBooking } from './store.ts'
import { finalLines } from './terms.ts'

const perPage = 20

/** The stays in the owner's homes. */
export async function ownerBookings(ctx: Ctx, { list, page }: { list: BookingList; page: number }) {
  const of = { ownerId: personOf(ctx).userId, now: ctx.now }
  const counts = await countBookings(ctx.db, of)
  const rows = await listBookings(ctx.db, list, {
    ...of,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  return {
    items: await toOwnerViews(ctx, rows),
    page,
    pages: Math.max(1, Math.ceil(counts[list] / perPage)),
  }
}

/** The guest is refunded in full and offered other homes. */
export async function cancelAsOwner(ctx: Ctx, id: string, reason: string): Promise<OwnerBooking> {
  await inTransaction(ctx, async (ctx) => {
    const booking = requireOwnHome(ctx, await lockBooking(ctx.db, id))
    if (booking.status === 'cancelled') return
    const by = personOf(ctx).userId === booking.ownerId ? 'owner' : 'platform'
    await cancelForGuest(ctx, booking, { by, reason })
  })
  const [shown] = await toOwnerViews(ctx, [requireOwnHome(ctx, await findBooking(ctx.db, id))])
  if (!shown) throw new Problem('resource.not_found')
  return shown
}

/** What the owner earns from a stay in its current state. */
export function earningOf(row: BookingRow): number {
  return sharesOf(finalLines(row)).get('owner') ?? 0
}

/** Requires a stay in the owner's own home; admins cancel for an owner but never act as one. */
export async function lockHostedBooking(ctx: TransactionCtx, id: string): Promise<BookingRow> {
  const booking = requireOwnHome(ctx, await lockBooking(ctx.db, id))
  if (booking.ownerId !== personOf(ctx).userId) throw new Problem('resource.not_found')
  return booking
}

/** A hold is visible to its guest only. */
function requireOwnHome(ctx: Ctx, booking: BookingRow | undefined): BookingRow {
  const { userId, profile } = personOf(ctx)
  const isTheirs = booking?.ownerId === userId || profile === 'ADMIN'
  if (!booking || !isTheirs || !booking.confirmedAt) throw new Problem('resource.not_found')
  return booking
}

async function toOwnerViews(ctx: Ctx, rows: BookingRow[]): Promise<OwnerBooking[]> {
  const ids = (of: 'suiteId' | 'guestId') => rows.map((row) => row[of])
  const cards = await listCards(ctx, ids('suiteId'))
  const guests = await listGuests(ctx.db, ids('guestId'))
  return rows.map((row) => toOwnerView(ctx, row, { card: cards.get(row.suiteId), guests }))
}

type Guests = Awaited<ReturnType<typeof listGuests>>

function toOwnerView(
  ctx: Ctx,
  row: BookingRow,
  { card, guests }: { card: UnpricedCard | undefined; guests: Guests },
): OwnerBooking {
  const { id, reference, status, checkIn, checkOut, guestId, comments, extras } = row
  const guest = guests.find((each) => each.id === guestId)
  const photoKey = guest?.photoKey ?? null
  return {
    id,
    reference,
    status,
    checkIn,
    checkOut,
    comments,
    extras,
    suite: suiteOf(card),
    nights: nightsBetween(checkIn, checkOut),
    guests: row.guests,
    pets: row.pets,
    total: usd(row.totalAmount),
    guest: {
      id: guestId,
      fullName: guest?.fullName ?? '',
      photo: photoKey === null ? null : photoAddress(ctx, photoKey),
    },
    earning: usd(earningOf(row)),
    settlesAt: settlementDueAt(row).toString(),
    canCancel: allowedActions(row, ctx.now).includes('cancel'),
  }
}
