import { randomUUID } from 'node:crypto'
import { releaseExternalNights } from '#calendar/nights/external-nights.ts'
import { insertDifferences, type NewDifference } from '#channels/difference-store.ts'
import {
  deleteEvent,
  type EventRow,
  insertEvents,
  listEvents,
  markMissing,
  moveEvent,
} from '#channels/event-store.ts'
import type { FeedEvent } from '#channels/feed/feed-event.ts'
import { type FeedRow, updateFeed } from '#channels/feed-store.ts'
import { withdrawOffers } from '#channels/withdraw-offers.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { todayAt } from '#suites/home-clock.ts'
import { type Comparison, compareFeed, type Quarantine } from './compare.ts'
import { eventReference } from './place-events.ts'

export type FeedChange = 'changed' | 'quarantined' | 'unchanged'

export async function applyFeed(
  ctx: TransactionCtx,
  feed: FeedRow,
  events: readonly FeedEvent[],
): Promise<FeedChange> {
  const known = await listEvents(ctx.db, [feed.id], await todayAt(ctx, feed.suiteId))
  const compared = compareFeed(known, events, {
    digest: feed.quarantineDigest,
    isKept: feed.quarantineKeptAt !== null,
  })
  await addEvents(ctx, feed, compared.added)
  for (const { known, event } of compared.moved) await applyMove(ctx, feed, known, event)
  for (const event of compared.removed) await removeEvent(ctx, feed, event)
  await markMissing(ctx.db, idsOf(compared.missing), ctx.now)
  await markMissing(ctx.db, idsOf(compared.returned), null)
  if (compared.quarantine) return pause(ctx, feed, compared.quarantine)
  if (feed.quarantinedAt) await endQuarantine(ctx, feed)
  return feed.quarantinedAt || hasChanges(compared) ? 'changed' : 'unchanged'
}

function hasChanges({ added, moved, removed }: Comparison): boolean {
  return added.length + moved.length + removed.length > 0
}

async function addEvents(
  ctx: TransactionCtx,
  feed: FeedRow,
  events: readonly FeedEvent[],
): Promise<void> {
  const added = { feedId: feed.id, firstSeenAt: ctx.now }
  await insertEvents(
    ctx.db,
    events.map((event) => ({ ...event, ...added, id: randomUUID() })),
  )
  await log(ctx, feed, ...events.map((nights) => ({ kind: 'added', nights }) as const))
}

/** Its nights are taken again when the events are placed. */
async function applyMove(
  ctx: TransactionCtx,
  feed: FeedRow,
  known: EventRow,
  event: FeedEvent,
): Promise<void> {
  await releaseExternalNights(ctx, eventReference(known.id))
  await moveEvent(ctx.db, known.id, event)
  await log(ctx, feed, { kind: 'moved', nights: event, before: known })
}

export async function removeEvent(
  ctx: TransactionCtx,
  feed: FeedRow,
  event: EventRow,
): Promise<void> {
  await withdrawOffers(ctx, feed.suiteId, ({ eventId }) => eventId === event.id)
  await releaseExternalNights(ctx, eventReference(event.id))
  await deleteEvent(ctx.db, event.id)
  await log(ctx, feed, { kind: 'removed', nights: event })
}

async function pause(
  ctx: TransactionCtx,
  feed: FeedRow,
  { kind, digest, missing }: Quarantine,
): Promise<FeedChange> {
  const isNew = feed.quarantineDigest !== digest
  const isSame = feed.quarantinedAt !== null && feed.quarantineKeptAt === null
  await markMissing(ctx.db, idsOf(missing), ctx.now)
  if (!isNew) return 'unchanged'
  await updateFeed(ctx.db, feed.id, {
    quarantine: kind,
    quarantineDigest: digest,
    quarantinedAt: isSame ? feed.quarantinedAt : ctx.now,
    quarantineKeptAt: null,
  })
  await log(ctx, feed, { kind: 'kept', stays: missing.length })
  return 'quarantined'
}

export async function endQuarantine(ctx: TransactionCtx, { id }: FeedRow): Promise<void> {
  await updateFeed(ctx.db, id, {
    quarantine: null,
    quarantineDigest: null,
    quarantinedAt: null,
    quarantineKeptAt: null,
  })
}

function log(
  { db, now }: TransactionCtx,
  { id }: FeedRow,
  ...found: NewDifference[]
): Promise<void> {
  return insertDifferences(
    db,
    found.map((each) => ({ ...each, feedId: id, at: now })),
  )
}

function idsOf(events: readonly EventRow[]): string[] {
  return events.map(({ id }) => id)
}
