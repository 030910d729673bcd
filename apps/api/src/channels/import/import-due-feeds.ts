import { deleteDifferencesBefore } from '#channels/difference-store.ts'
import { claimDueFeeds } from '#channels/feed-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { checkFeed } from './check-feed.ts'

/** A feed takes at most ten seconds, so a slow one delays few others. */
const atOnce = 20

/** Longer than a check can take; after a crash the feed is due again. */
const lease = { minutes: 2 }

const logRetention = { hours: 24 * 90 }

/** Checks every feed that is due, several at once. */
export async function importDueFeeds(ctx: Ctx): Promise<void> {
  await Promise.all(Array.from({ length: atOnce }, () => checkWhileDue(ctx)))
}

async function checkWhileDue(ctx: Ctx): Promise<void> {
  for (;;) {
    const until = ctx.now.add(lease)
    const [id] = await claimDueFeeds(ctx.db, { now: ctx.now, until, most: 1 })
    if (id === undefined) return
    await checkFeed(ctx, id).catch((error) => {
      ctx.log.error({ err: error, feed: id }, 'calendar feed not checked')
    })
  }
}

export function deleteOldDifferences(ctx: Ctx): Promise<void> {
  return deleteDifferencesBefore(ctx.db, ctx.now.subtract(logRetention))
}
