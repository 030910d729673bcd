import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { CalendarFeeds } from '#platform/generated/database.ts'

export type FeedRow = Selectable<CalendarFeeds> & { slug: string; ownerId: string }

export async function insertFeed(db: Transaction, feed: Insertable<CalendarFeeds>): Promise<void> {
  await db.insertInto('calendarFeeds').values(feed).execute()
}

export async function updateFeed(
  db: Transaction,
  id: string,
  set: Updateable<CalendarFeeds>,
): Promise<void> {
  await db.updateTable('calendarFeeds').set(set).where('id', '=', id).execute()
}

export async function deleteFeed(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('calendarFeeds').where('id', '=', id).execute()
}

export function findFeed(db: Db, id: string): Promise<FeedRow | undefined> {
  return feeds(db).where('calendarFeeds.id', '=', id).executeTakeFirst()
}

export function lockFeed(db: Transaction, id: string): Promise<FeedRow | undefined> {
  return feeds(db)
    .where('calendarFeeds.id', '=', id)
    .forNoKeyUpdate('calendarFeeds')
    .executeTakeFirst()
}

export function listFeeds(db: Db, suiteIds: readonly string[]): Promise<FeedRow[]> {
  return feeds(db)
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .orderBy('suites.name')
    .orderBy('calendarFeeds.name')
    .orderBy('calendarFeeds.id')
    .execute()
}

/** Feeds that wait for a decision of the owner, or failed at least so many times in a row. */
export function listTroubledFeeds(db: Db, suiteIds: readonly string[], failures: number) {
  const isPaused = sql<boolean>`quarantined_at is not null and quarantine_kept_at is null`
  return db
    .selectFrom('calendarFeeds')
    .select(['id', 'suiteId', 'name', 'succeededAt', 'addedAt'])
    .select(
      sql<Temporal.Instant | null>`case when ${isPaused} then quarantined_at end`.as('pausedAt'),
    )
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .where((eb) => eb.or([isPaused, eb('failures', '>=', failures)]))
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
}

export function listAllTroubledFeeds(db: Db, failures: number) {
  const isPaused = sql<boolean>`quarantined_at is not null and quarantine_kept_at is null`
  return db
    .selectFrom('calendarFeeds')
    .innerJoin('suites', 'suites.id', 'calendarFeeds.suiteId')
    .select(['calendarFeeds.id', 'suites.name as home', 'calendarFeeds.name'])
    .select(['succeededAt', 'addedAt'])
    .select(
      sql<Temporal.Instant | null>`case when ${isPaused} then quarantined_at end`.as('pausedAt'),
    )
    .where((eb) => eb.or([isPaused, eb('failures', '>=', failures)]))
    .orderBy(sql`coalesce(quarantined_at, succeeded_at, added_at)`)
    .execute()
}

export function listFeedsAddedBy(db: Db, userId: string): Promise<FeedRow[]> {
  return feeds(db).where('addedBy', '=', userId).orderBy('addedAt').execute()
}

export async function deleteFeedsOf(db: Db, ownerId: string): Promise<void> {
  await db
    .deleteFrom('calendarFeeds')
    .where('suiteId', 'in', (eb) =>
      eb.selectFrom('suites').select('id').where('ownerId', '=', ownerId),
    )
    .execute()
}

function feeds(db: Db) {
  return db
    .selectFrom('calendarFeeds')
    .innerJoin('suites', 'suites.id', 'calendarFeeds.suiteId')
    .selectAll('calendarFeeds')
    .select(['suites.slug', 'suites.ownerId'])
}

export async function countFeeds(db: Db, suiteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('calendarFeeds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('suiteId', '=', suiteId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Claims feeds that are due; until the lease ends no other process checks them. The lease doubles
 * with each check that began and never ended.
 */
export async function claimDueFeeds(
  db: Db,
  { now, most, lease }: { now: Temporal.Instant; most: number; lease: Lease },
): Promise<string[]> {
  const due = db
    .selectFrom('calendarFeeds')
    .select('id')
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const minutes = sql`least(${lease.minutes} * 2 ^ least(unfinished_checks, 20), ${lease.most})`
  const claimed = await db
    .updateTable('calendarFeeds')
    .set({ nextCheckAt: sql`${now}::timestamptz + make_interval(secs => 60 * ${minutes})` })
    .set((eb) => ({ unfinishedChecks: eb('unfinishedChecks', '+', 1) }))
    .where('id', 'in', due)
    .returning('id')
    .execute()
  return claimed.map(({ id }) => id)
}

type Lease = { minutes: number; most: number }

/** Waits for others who import into the same home, so that two imports cannot deadlock. */
export async function lockImports(db: Transaction, suiteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`import ${suiteId}`}))`.execute(db)
}
