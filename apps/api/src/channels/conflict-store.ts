import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { FeedConflicts } from '#platform/generated/database.ts'

export type ConflictRow = NonNullable<Awaited<ReturnType<typeof findConflict>>>

export async function insertConflict(
  db: Transaction,
  conflict: Insertable<FeedConflicts>,
): Promise<void> {
  await db.insertInto('feedConflicts').values(conflict).execute()
}

export async function updateConflict(
  db: Transaction,
  id: string,
  set: Updateable<FeedConflicts>,
): Promise<void> {
  await db.updateTable('feedConflicts').set(set).where('id', '=', id).execute()
}

export function listOpenConflicts(db: Db, suiteIds: readonly string[]) {
  return conflicts(db)
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .where('closedAt', 'is', null)
    .orderBy('raisedAt')
    .orderBy('feedConflicts.id')
    .execute()
}

export function findConflict(db: Db, id: string) {
  return conflicts(db).where('feedConflicts.id', '=', id).executeTakeFirst()
}

export async function lockConflict(db: Transaction, id: string): Promise<void> {
  await db.selectFrom('feedConflicts').select('id').where('id', '=', id).forUpdate().execute()
}

function conflicts(db: Db) {
  return db
    .selectFrom('feedConflicts')
    .innerJoin('feedEvents', 'feedEvents.id', 'feedConflicts.eventId')
    .innerJoin('calendarFeeds', 'calendarFeeds.id', 'feedEvents.feedId')
    .innerJoin('suites', 'suites.id', 'calendarFeeds.suiteId')
    .select(['feedConflicts.id', 'eventId', 'bookingId', 'raisedAt', 'decidedAt', 'closedAt'])
    .select(['feedEvents.feedId', 'firstSeenAt', 'phoneEnding', 'link'])
    .select(['suiteId', 'calendarFeeds.name', 'suites.slug', 'suites.ownerId'])
    .select(['decision', 'feedEvents.kind', 'calendarFeeds.channel'])
    .select([
      sql<string>`lower(feed_events.nights)::text`.as('from'),
      sql<string>`upper(feed_events.nights)::text`.as('to'),
    ])
}
