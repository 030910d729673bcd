import type { FeedTrouble } from '@marea/contract/channels/feed-rules.ts'
import type { FeedRow } from '#channels/feed-store.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'

/** Fewer failures may be a short outage that needs no action. */
export const failuresThatMatter = 3

/**
 * The trouble that the managers of a home should know about. The next check usually settles a calendar that has lost
 * most of its dates, so that trouble is reported only if the check did not.
 */
export function troubleOf(feed: FeedRow): FeedTrouble | null {
  const { quarantine, quarantinedAt, quarantineKeptAt, checkedAt } = feed
  if (quarantinedAt && checkedAt && !quarantineKeptAt) {
    const isUnsettled = Temporal.Instant.compare(quarantinedAt, checkedAt) < 0
    if (quarantine === 'empty' || isUnsettled) return 'paused'
  }
  return feed.failures >= failuresThatMatter ? 'failing' : null
}

/** One event when a trouble begins, and one when a check finds it gone. */
export async function recordTrouble(
  ctx: TransactionCtx,
  before: FeedRow,
  after: FeedRow,
): Promise<void> {
  const [known, trouble] = [troubleOf(before), troubleOf(after)]
  if (known === trouble) return
  const { id: feedId, suiteId, ownerId } = after
  const subject = `suite:${suiteId}` as const
  const data = { feedId, ownerId }
  if (trouble) {
    await recordEvent(ctx, {
      kind: 'channels.feed_troubled',
      subject,
      data: { ...data, trouble },
    })
  } else await recordEvent(ctx, { kind: 'channels.feed_recovered', subject, data })
}
