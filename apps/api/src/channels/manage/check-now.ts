import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { recheckSeconds } from '@marea/contract/channels/feed-rules.ts'
import { checkFeed } from '#channels/import/check-feed.ts'
import { requireOwnFeed } from '#channels/own-feed.ts'
import { showFeed } from '#channels/show-feeds.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'

/** Channels block clients that ask too often. */
export async function checkNow(ctx: Ctx, id: string): Promise<Feed> {
  const { checkedAt } = await requireOwnFeed(ctx, id)
  const soonest = checkedAt?.add({ seconds: recheckSeconds })
  if (soonest && Temporal.Instant.compare(ctx.now, soonest) < 0) {
    throw new Problem('channels.checked_just_now')
  }
  await checkFeed(ctx, id)
  return showFeed(ctx, id)
}
