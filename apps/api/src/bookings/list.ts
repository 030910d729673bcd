import type { BookingList } from '@marea/contract/bookings.ts'
import { personOf } from '#identity/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listCards } from '#suites/cards.ts'
import { countBookings, listBookings } from './list-store.ts'
import { cardOf, suiteOf } from './show.ts'

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
  const cards = await listCards(
    ctx,
    rows.map(({ suiteId }) => suiteId),
  )
  return {
    items: rows.map((row) => cardOf(ctx, row, suiteOf(cards.get(row.suiteId)))),
    page,
    pages: Math.max(1, Math.ceil(counts[list] / perPage)),
    counts,
  }
}
