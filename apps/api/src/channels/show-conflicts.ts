import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { hostedStays } from '#bookings/hosted-stays.ts'
import { homesToOfferFor } from '#bookings/offers/homes-to-offer.ts'
import { sentOffers } from '#bookings/offers/show-offer.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { ConflictRow } from './conflict-store.ts'
import { listExports } from './export-store.ts'
import { homesOf } from './homes.ts'

export async function showConflicts(
  ctx: Ctx,
  conflicts: readonly ConflictRow[],
): Promise<FeedConflict[]> {
  const suiteIds = conflicts.map(({ suiteId }) => suiteId)
  const homes = await homesOf(ctx, suiteIds)
  const exports = new Map((await listExports(ctx.db, suiteIds)).map((each) => [each.suiteId, each]))
  const stays = await hostedStays(
    ctx,
    conflicts.map(({ bookingId }) => bookingId),
  )
  const bookingIds = conflicts.map(({ bookingId }) => bookingId)
  const offers = await sentOffers(ctx, bookingIds)
  const others = await homesFor(ctx, bookingIds)
  return conflicts.flatMap((conflict) => {
    const suite = homes.get(conflict.suiteId)
    const booking = stays.get(conflict.bookingId)
    const read = exports.get(conflict.suiteId)
    if (!suite || !booking) return []
    const isReader = read?.lastReadBy === conflict.channel
    return toConflict(conflict, {
      suite,
      booking,
      homes: others.get(conflict.bookingId) ?? [],
      offer: offers.get(conflict.bookingId) ?? null,
      lastReadAt: isReader ? (read?.lastReadAt?.toString() ?? null) : null,
    })
  })
}

const maxHomes = 3

async function homesFor(ctx: Ctx, bookingIds: readonly string[]) {
  const homes = new Map<string, FeedConflict['homes']>()
  for (const bookingId of bookingIds) {
    const found = (await homesToOfferFor(ctx, bookingId)).slice(0, maxHomes)
    const cards = await homesOf(
      ctx,
      found.map(({ suiteId }) => suiteId),
    )
    const shown = found.flatMap(({ suiteId, total, isOwn }) => {
      const card = cards.get(suiteId)
      return card ? [{ slug: card.slug, name: card.name, total: usd(total), isOwn }] : []
    })
    homes.set(bookingId, shown)
  }
  return homes
}

function toConflict(
  conflict: ConflictRow,
  known: Pick<FeedConflict, 'suite' | 'booking' | 'homes' | 'offer' | 'lastReadAt'>,
): FeedConflict {
  const { id, feedId, channel, name, kind, from, to, phoneEnding, link, decision } = conflict
  const { booking } = known
  return {
    ...known,
    id,
    decision,
    raisedAt: conflict.raisedAt.toString(),
    overlap: {
      from: from > booking.from ? from : booking.from,
      to: to < booking.to ? to : booking.to,
    },
    event: {
      feedId,
      channel,
      name,
      from,
      to,
      phoneEnding,
      link,
      isStay: kind === 'stay',
      firstSeenAt: conflict.firstSeenAt.toString(),
    },
  }
}
