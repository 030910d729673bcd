import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { listEvents } from '#channels/event-store.ts'
import { lockFeed, lockImports, updateFeed } from '#channels/feed-store.ts'
import { endQuarantine, removeEvent } from '#channels/import/apply-feed.ts'
import { placeEvents } from '#channels/import/place-events.ts'
import { requireOwnFeed } from '#channels/own-feed.ts'
import { showFeed } from '#channels/show-feeds.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { todayAt } from '#suites/home-clock.ts'

/** Only the owner knows whether the stays that a channel no longer lists were canceled. */
export async function decideQuarantine(
  ctx: Ctx,
  id: string,
  decision: 'keep' | 'release',
): Promise<Feed> {
  const { suiteId, ownerId } = await requireOwnFeed(ctx, id)
  await inTransaction(ctx, async (ctx) => {
    await lockImports(ctx.db, suiteId)
    const feed = await lockFeed(ctx.db, id)
    if (!feed?.quarantinedAt) throw new Problem('channels.not_paused')
    if (decision === 'keep') await updateFeed(ctx.db, id, { quarantineKeptAt: ctx.now })
    else await releaseMissing(ctx, feed)
    const data = { feedId: id, ownerId, decision }
    await recordEvent(ctx, { kind: 'channels.feed_decided', subject: `suite:${suiteId}`, data })
  })
  return showFeed(ctx, id)
}

async function releaseMissing(
  ctx: TransactionCtx,
  feed: NonNullable<Awaited<ReturnType<typeof lockFeed>>>,
): Promise<void> {
  const events = await listEvents(ctx.db, [feed.id], await todayAt(ctx, feed.suiteId))
  for (const event of events.filter(({ missingSince }) => missingSince !== null)) {
    await removeEvent(ctx, feed, event)
  }
  await endQuarantine(ctx, feed)
  await placeEvents(ctx, feed)
}
