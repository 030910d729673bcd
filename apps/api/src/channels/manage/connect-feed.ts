import { randomUUID } from 'node:crypto'
import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { maxFeedsPerHome } from '@marea/contract/channels/feed-rules.ts'
import { countFeeds, insertFeed, updateFeed } from '#channels/feed-store.ts'
import { applyCheck } from '#channels/import/check-feed.ts'
import { requireOwnFeed } from '#channels/own-feed.ts'
import { showFeed } from '#channels/show-feeds.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import { requireReadable } from './preview-feed.ts'

type NewFeed = { suite: string; url: string; name?: string | undefined }

export async function connectFeed(ctx: Ctx, { suite, url, name }: NewFeed): Promise<Feed> {
  const { userId: addedBy } = personOf(ctx)
  const { id: suiteId, ownerId } = await requireManagedSuite(ctx, suite, 'calendar')
  const read = await requireReadable(ctx, { url, suiteId })
  const id = randomUUID()
  await inTransaction(ctx, async (ctx) => {
    if ((await countFeeds(ctx.db, suiteId)) >= maxFeedsPerHome) {
      throw new Problem('channels.too_many_feeds')
    }
    const feed = { id, suiteId, url, name: name ?? read.name, channel: read.channel, addedBy }
    await insertFeed(ctx.db, { ...feed, addedAt: ctx.now, nextCheckAt: ctx.now })
    const subject = `suite:${suiteId}` as const
    const data = { feedId: id, ownerId }
    await recordEvent(ctx, { kind: 'channels.feed_added', subject, data })
    await applyCheck(ctx, id, read)
  }).catch(toKnown)
  return showFeed(ctx, id)
}

/** The dates stay as they are until the new address confirms or changes them. */
export async function replaceFeedAddress(ctx: Ctx, id: string, url: string): Promise<Feed> {
  const { suiteId, ownerId } = await requireOwnFeed(ctx, id)
  const read = await requireReadable(ctx, { url, suiteId })
  await inTransaction(ctx, async (ctx) => {
    const { channel } = read
    await updateFeed(ctx.db, id, { url, channel, etag: null, lastModified: null })
    const subject = `suite:${suiteId}` as const
    const data = { feedId: id, ownerId }
    await recordEvent(ctx, { kind: 'channels.feed_changed', subject, data })
    await applyCheck(ctx, id, read)
  }).catch(toKnown)
  return showFeed(ctx, id)
}

function toKnown(error: unknown): never {
  throw violates(error, 'calendar_feeds_url_unique') ? new Problem('channels.feed_known') : error
}
