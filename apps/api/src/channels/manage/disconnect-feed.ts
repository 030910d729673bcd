import { keepExternalNights, releaseExternalNights } from '#calendar/nights/external-nights.ts'
import { listEvents } from '#channels/event-store.ts'
import { deleteFeed, lockImports } from '#channels/feed-store.ts'
import { eventReference, placeEvents } from '#channels/import/place-events.ts'
import { requireOwnFeed } from '#channels/own-feed.ts'
import { withdrawOffers } from '#channels/withdraw-offers.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { todayAt } from '#suites/home-clock.ts'

/** The dates are released, or stay closed as blocks of the owner. */
export async function disconnectFeed(
  ctx: Ctx,
  id: string,
  dates: 'release' | 'keep',
): Promise<Record<string, never>> {
  const feed = await requireOwnFeed(ctx, id)
  const { suiteId, ownerId } = feed
  await inTransaction(ctx, async (ctx) => {
    await lockImports(ctx.db, suiteId)
    const settle = dates === 'keep' ? keepExternalNights : releaseExternalNights
    for (const event of await listEvents(ctx.db, [id], await todayAt(ctx, suiteId))) {
      await settle(ctx, eventReference(event.id))
    }
    await withdrawOffers(ctx, suiteId, ({ feedId }) => feedId === id)
    await deleteFeed(ctx.db, id)
    const data = { feedId: id, ownerId, dates }
    await recordEvent(ctx, { kind: 'channels.feed_removed', subject: `suite:${suiteId}`, data })
    // Stays of other channels on the same nights take them now.
    await placeEvents(ctx, feed)
  })
  return {}
}
