import { deleteDifferencesBefore } from '#channels/difference-store.ts'
import { claimDueFeeds } from '#channels/feed-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { checkFeed } from './check-feed.ts'

/** A feed takes at most ten seconds, so a slow one delays few others. */
const atOnce = 20

/** In minutes, longer than a check can take; after a crash the feed is due again. */
const lease = { minutes: 2, most: 24 * 60 }

const logRetention = { hours: 24 * 90 }

/** Checks several due feeds at once; when none is due, this costs one query. */
export async function importDueFeeds(ctx: Ctx): Promise<void> {
  const ids = await claim(ctx, atOnce)
  await Promise.all(ids.map((id) => checkWhileDue(ctx, id)))
}

async function checkWhileDue(ctx: Ctx, first: string): Promise<void> {
  for (let id: string | undefined = first; id !== undefined; [id] = await claim(ctx, 1)) {
    const feed = id
    await checkFeed(ctx, feed).catch((error) => {
      ctx.log.error({ err: error, feed }, 'calendar feed not checked')
    })
  }
}

function claim(ctx: Ctx, most: number): Promise<string[]> {
  return claimDueFeeds(ctx.db, { now: ctx.now, most, lease })
}

export function deleteOldDifferences(ctx: Ctx): Promise<void> {
  return deleteDifferencesBefore(ctx.db, ctx.now.subtract(logRetention))
}
