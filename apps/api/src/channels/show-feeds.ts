import type { Feed, FeedDifference } from '@marea/contract/channels/endpoints.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { listOpenConflicts } from './conflict-store.ts'
import { countDifferences, listDifferences } from './difference-store.ts'
import { type EventRow, listEvents } from './event-store.ts'
import type { FeedRow } from './feed-store.ts'
import { homesOf } from './homes.ts'
import { failuresThatMatter } from './import/trouble.ts'
import { requireOwnFeed } from './own-feed.ts'

const shownDifferences = 12
const countedDays = 30

export async function showFeed(ctx: Ctx, id: string): Promise<Feed> {
  const [shown] = await showFeeds(ctx, [await requireOwnFeed(ctx, id)])
  if (!shown) throw new Problem('resource.not_found')
  return shown
}

export async function showFeeds(ctx: Ctx, feeds: readonly FeedRow[]): Promise<Feed[]> {
  const ids = feeds.map(({ id }) => id)
  const suiteIds = feeds.map(({ suiteId }) => suiteId)
  const since = ctx.now.subtract({ hours: countedDays * 24 })
  const homes = await homesOf(ctx, suiteIds)
  const events = Map.groupBy(await listEvents(ctx.db, ids, todayOf(ctx)), ({ feedId }) => feedId)
  const log = Map.groupBy(
    await listDifferences(ctx.db, ids, shownDifferences),
    ({ feedId }) => feedId,
  )
  const counts = await countDifferences(ctx.db, ids, since)
  const conflicting = new Set(
    (await listOpenConflicts(ctx.db, suiteIds)).map((each) => each.feedId),
  )
  return feeds.flatMap((feed) => {
    const suite = homes.get(feed.suiteId)
    if (!suite) return []
    return {
      ...factsOf(feed),
      ...datesOf(feed, events.get(feed.id) ?? []),
      suite,
      health: healthOf(feed, conflicting.has(feed.id)),
      counts: countsOf(counts.find(({ feedId }) => feedId === feed.id)),
      log: (log.get(feed.id) ?? []).map(toDifference),
    }
  })
}

function factsOf(feed: FeedRow) {
  const { id, name, channel, url, failures, failure, failureStatus, responseMs } = feed
  return {
    id,
    name,
    channel,
    url,
    failures,
    responseMs,
    failure: failure && { reason: failure, status: failureStatus },
    addedAt: feed.addedAt.toString(),
    lastSuccessAt: feed.succeededAt?.toString() ?? null,
    nextCheckAt: feed.nextCheckAt.toString(),
  }
}

function healthOf(feed: FeedRow, hasConflict: boolean): Feed['health'] {
  if (hasConflict) return 'conflict'
  if (feed.quarantinedAt && !feed.quarantineKeptAt) return 'paused'
  if (feed.failures >= failuresThatMatter) return 'failing'
  return feed.succeededAt ? 'healthy' : 'new'
}

function datesOf(feed: FeedRow, events: readonly EventRow[]) {
  const { quarantine: kind, quarantinedAt, quarantineKeptAt } = feed
  const missing = events.filter(({ missingSince }) => missingSince !== null)
  return {
    stays: events.length,
    nights: events.reduce((sum, { from, to }) => sum + nightsBetween(from, to), 0),
    quarantine:
      kind && quarantinedAt
        ? {
            kind,
            since: quarantinedAt.toString(),
            isKept: quarantineKeptAt !== null,
            nights: missing.map(({ from, to }) => ({ from, to })),
          }
        : null,
  }
}

function countsOf(counted: Feed['counts'] | undefined): Feed['counts'] {
  const { added = 0, moved = 0, removed = 0 } = counted ?? {}
  return { added, moved, removed }
}

function toDifference(row: Awaited<ReturnType<typeof listDifferences>>[number]): FeedDifference {
  const { id, kind, stays, from, to, fromBefore, toBefore, failure, failureStatus } = row
  return {
    id,
    kind,
    stays,
    at: row.foundAt.toString(),
    nights: from && to ? { from, to } : null,
    before: fromBefore && toBefore ? { from: fromBefore, to: toBefore } : null,
    failure: failure && { reason: failure, status: failureStatus },
  }
}
