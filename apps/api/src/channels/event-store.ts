import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { FeedEvent } from './feed/feed-event.ts'

export type EventRow = FeedEvent & {
  id: string
  feedId: string
  firstSeenAt: Temporal.Instant
  revision: number
  isCopy: boolean
  missingSince: Temporal.Instant | null
}

const nights = ({ from, to }: { from: string; to: string }) =>
  sql<string>`daterange(${from}, ${to})`

type NewEvent = FeedEvent & { id: string; feedId: string; firstSeenAt: Temporal.Instant }

export async function insertEvents(db: Transaction, events: readonly NewEvent[]): Promise<void> {
  if (!events.length) return
  const rows = events.map(({ from, to, ...event }) => ({ ...event, nights: nights({ from, to }) }))
  await db.insertInto('feedEvents').values(rows).execute()
}

/** An event that moves is no longer a copy of our nights. */
export async function moveEvent(
  db: Transaction,
  id: string,
  { from, to, kind, phoneEnding, link }: FeedEvent,
): Promise<void> {
  await db
    .updateTable('feedEvents')
    .set({ nights: nights({ from, to }), kind, phoneEnding, link, isCopy: false })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function markCopies(db: Transaction, ids: readonly string[]): Promise<void> {
  if (!ids.length) return
  await db.updateTable('feedEvents').set({ isCopy: true }).where('id', 'in', ids).execute()
}

export async function markMissing(
  db: Transaction,
  ids: readonly string[],
  missingSince: Temporal.Instant | null,
): Promise<void> {
  if (!ids.length) return
  await db.updateTable('feedEvents').set({ missingSince }).where('id', 'in', ids).execute()
}

export async function deleteEvent(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('feedEvents').where('id', '=', id).execute()
}

export function listEvents(db: Db, feedIds: readonly string[], today: string): Promise<EventRow[]> {
  return events(db, today)
    .where('feedId', 'in', feedIds.length ? feedIds : [null])
    .execute()
}

export function listSuiteEvents(db: Db, suiteId: string, today: string): Promise<EventRow[]> {
  return events(db, today)
    .innerJoin('calendarFeeds', 'calendarFeeds.id', 'feedEvents.feedId')
    .where('suiteId', '=', suiteId)
    .orderBy('addedAt')
    .execute()
}

function events(db: Db, today: string) {
  return db
    .selectFrom('feedEvents')
    .select(['feedEvents.id', 'feedId', 'uid', 'phoneEnding', 'link', 'firstSeenAt'])
    .select(['kind', 'revision', 'isCopy', 'missingSince'])
    .select([
      sql<string>`lower(nights)::text`.as('from'),
      sql<string>`upper(nights)::text`.as('to'),
    ])
    .where(sql<boolean>`upper(nights) > ${today}::date`)
    .orderBy('nights')
    .orderBy('feedEvents.id')
}
