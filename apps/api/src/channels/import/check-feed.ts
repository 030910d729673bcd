import { insertDifferences, type NewDifference } from '#channels/difference-store.ts'
import { listEvents } from '#channels/event-store.ts'
import { type ReadFeed, readFeed } from '#channels/feed/read-feed.ts'
import { type FeedRow, findFeed, lockFeed, lockImports, updateFeed } from '#channels/feed-store.ts'
import { checkCounters } from '#channels/metrics.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { todayAt } from '#suites/home-clock.ts'
import { applyFeed, type FeedChange } from './apply-feed.ts'
import { placeEvents } from './place-events.ts'
import { nextCheckAt } from './schedule.ts'
import { recordTrouble } from './trouble.ts'

/** Reads a feed and applies the answer; the network is never used inside a transaction. */
export async function checkFeed(ctx: Ctx, id: string): Promise<void> {
  const feed = await findFeed(ctx.db, id)
  if (!feed) return
  const read = await readFeed(ctx, feed, await validatorsOf(ctx, feed))
  await applyCheck(ctx, id, read)
}

/** While something is in doubt the whole answer is needed, even if it is the same as before. */
async function validatorsOf(ctx: Ctx, feed: FeedRow) {
  const events = await listEvents(ctx.db, [feed.id], await todayAt(ctx, feed.suiteId))
  const isInDoubt = feed.quarantinedAt || events.some(({ missingSince }) => missingSince)
  const { etag, lastModified } = feed
  return isInDoubt ? { etag: null, lastModified: null } : { etag, lastModified }
}

export function applyCheck(ctx: Ctx, id: string, read: ReadFeed): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const known = await findFeed(ctx.db, id)
    if (!known) return
    await lockImports(ctx.db, known.suiteId)
    const feed = await lockFeed(ctx.db, id)
    if (!feed) return
    const change = await changeOf(ctx, feed, read)
    await recordCheck(ctx, feed, read)
    if (read.outcome !== 'failed') await placeEvents(ctx, feed)
    const checked = await findFeed(ctx.db, id)
    if (checked) await recordTrouble(ctx, feed, checked)
    checkCounters.addOnCommit(ctx.db, change)
    logCheck(ctx, feed, read, change)
    if (change !== 'unchanged') await recordUpdate(ctx, feed)
  })
}

async function changeOf(
  ctx: TransactionCtx,
  feed: FeedRow,
  read: ReadFeed,
): Promise<FeedChange | 'failed'> {
  if (read.outcome === 'failed') {
    const { failure, status } = read
    const isNew = feed.failure !== failure || feed.failureStatus !== status
    if (isNew) await logDifference(ctx, feed, { kind: 'failed', failure, status })
    return 'failed'
  }
  if (feed.failures > 0) await logDifference(ctx, feed, { kind: 'recovered' })
  return read.outcome === 'read' ? applyFeed(ctx, feed, read.events) : 'unchanged'
}

function logDifference(
  { db, now }: TransactionCtx,
  { id }: FeedRow,
  found: NewDifference,
): Promise<void> {
  return insertDifferences(db, [{ ...found, feedId: id, at: now }])
}

const keptResponses = 12

async function recordCheck(ctx: TransactionCtx, feed: FeedRow, read: ReadFeed): Promise<void> {
  const isFailed = read.outcome === 'failed'
  const failures = isFailed ? feed.failures + 1 : 0
  await updateFeed(ctx.db, feed.id, {
    checkedAt: ctx.now,
    nextCheckAt: nextCheckAt(ctx.now, failures),
    unfinishedChecks: 0,
    responseMs: [...feed.responseMs, read.responseMs].slice(-keptResponses),
    failures,
    failure: isFailed ? read.failure : null,
    failureStatus: isFailed ? read.status : null,
    ...(isFailed ? {} : { succeededAt: ctx.now }),
    ...(read.outcome === 'read' ? { etag: read.etag, lastModified: read.lastModified } : {}),
  })
}

/** Addresses of feeds are secrets, so the log has none. */
function logCheck({ log }: Ctx, { id }: FeedRow, read: ReadFeed, change: string): void {
  const failure = read.outcome === 'failed' ? { failure: read.failure, status: read.status } : {}
  log.info({ feed: id, change, responseMs: read.responseMs, ...failure }, 'calendar feed checked')
}

async function recordUpdate(ctx: TransactionCtx, feed: FeedRow): Promise<void> {
  const { id: feedId, suiteId, ownerId } = feed
  const subject = `suite:${suiteId}` as const
  await recordEvent(ctx, { kind: 'channels.feed_updated', subject, data: { feedId, ownerId } })
}
