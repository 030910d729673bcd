import type { FeedToDo } from '@marea/contract/owners/to-dos.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listOpenConflicts } from './conflict-store.ts'
import { listFeeds, listTroubledFeeds } from './feed-store.ts'
import { failuresThatMatter } from './import/trouble.ts'

type FeedTrouble = Omit<FeedToDo, 'kind' | 'home' | 'isUrgent'> & { suiteId: string }

export async function feedTroubles(
  { db }: Ctx,
  suiteIds: readonly string[],
): Promise<FeedTrouble[]> {
  const [conflicts, feeds] = await Promise.all([
    listOpenConflicts(db, suiteIds),
    listTroubledFeeds(db, suiteIds, failuresThatMatter),
  ])
  return [
    ...firstOfEach(conflicts).map(({ id, suiteId, name, from, to, raisedAt }) => ({
      id,
      suiteId,
      calendar: name,
      trouble: 'conflict' as const,
      nights: { from, to },
      since: raisedAt.toString(),
    })),
    ...feeds.map(({ id, suiteId, name, pausedAt, succeededAt, addedAt }) => ({
      id,
      suiteId,
      calendar: name,
      trouble: pausedAt ? ('paused' as const) : ('failing' as const),
      nights: null,
      since: (pausedAt ?? succeededAt ?? addedAt).toString(),
    })),
  ]
}

/** One stay of a channel can overlap two bookings, and is one thing to answer. */
function firstOfEach<Row extends { eventId: string }>(conflicts: readonly Row[]): Row[] {
  return conflicts.filter(
    ({ eventId }, at) => conflicts.findIndex((other) => other.eventId === eventId) === at,
  )
}

export async function countFeeds({ db }: Ctx, suiteIds: readonly string[]): Promise<number> {
  return (await listFeeds(db, suiteIds)).length
}
