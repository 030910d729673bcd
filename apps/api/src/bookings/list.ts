import type { BookingList, ListedBooking } from '@marea/contract/bookings/endpoints.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { allowedWith, balanceView, dueBalancesOf } from '#bookings/balance/balance.ts'
import { mainHostIdsOf } from '#bookings/host-id/main-host-id.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listCards } from '#suites/cards.ts'
import { countBookings, listBookings, listCancellations } from './list-store.ts'
import { bookingCardOf, suiteOf } from './show.ts'
import type { BookingRow } from './store.ts'

const perPage = 20

export async function ownBookings(ctx: Ctx, { list, page }: { list: BookingList; page: number }) {
  const { userId } = personOf(ctx)
  const of = { guestId: userId, now: ctx.now }
  const counts = await countBookings(ctx.db, of)
  const rows = await listBookings(ctx.db, list, {
    ...of,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  return {
    items: await toListItems(ctx, rows),
    page,
    pages: Math.max(1, Math.ceil(counts[list] / perPage)),
    counts,
  }
}

async function toListItems(ctx: Ctx, rows: readonly BookingRow[]): Promise<ListedBooking[]> {
  const ids = rows.map(({ id }) => id)
  const suiteIds = rows.map(({ suiteId }) => suiteId)
  const [cards, hostIds, cancellations, rests] = await Promise.all([
    listCards(ctx, suiteIds),
    mainHostIdsOf(ctx, ids),
    listCancellations(ctx.db, ids),
    dueBalancesOf(ctx, ids),
  ])
  return rows.map((row) => {
    const cancelled = cancellations.find(({ bookingId }) => bookingId === row.id)
    return {
      ...allowedWith(bookingCardOf(ctx, row, suiteOf(cards.get(row.suiteId))), rests.get(row.id)),
      rest: balanceView(rests.get(row.id), row),
      mainHostId: hostIds.get(row.id) ?? 'missing',
      cancelled: cancelled
        ? { at: cancelled.takenAt.toString(), refunded: usd(cancelled.refunded) }
        : null,
    }
  })
}
