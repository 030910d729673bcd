import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

export type SavedSearchRow = Awaited<ReturnType<typeof listSavedSearches>>[number]

const columns = [
  'id',
  'userId',
  'name',
  'fingerprint',
  'hasAlerts',
  'createdAt',
  'lookedAt',
  'alertedAt',
] as const
const query = sql<Record<string, string>>`query`.as('query')
const beginsUntil = sql<string | null>`begins_until::text`.as('beginsUntil')

export function listSavedSearches(db: Db, userId: string) {
  return db
    .selectFrom('savedSearches')
    .select([...columns, query, beginsUntil])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

export type NewSavedSearch = {
  userId: string
  query: Record<string, string>
  fingerprint: string
  beginsUntil: string | null
  createdAt: Temporal.Instant
}

/** Undefined when the same search is saved already. */
export async function insertSavedSearch(
  db: Transaction,
  given: NewSavedSearch,
): Promise<string | undefined> {
  const row = await db
    .insertInto('savedSearches')
    .values({
      userId: given.userId,
      query: sql`${JSON.stringify(given.query)}::jsonb`,
      fingerprint: given.fingerprint,
      beginsUntil: sql`${given.beginsUntil}::date`,
      createdAt: given.createdAt,
      lookedAt: given.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Waits for a running look at this search, so that a change never sees half of it. */
export function lockSavedSearch(db: Transaction, { id, userId }: { id: string; userId: string }) {
  return db
    .selectFrom('savedSearches')
    .select([...columns, query, beginsUntil])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateSavedSearch(
  db: Transaction,
  id: string,
  set: { name?: string | null; hasAlerts?: boolean; lookedAt?: Temporal.Instant },
): Promise<void> {
  await db.updateTable('savedSearches').set(set).where('id', '=', id).execute()
}

export async function deleteSavedSearch(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedSearches')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteSavedSearchesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('savedSearches').where('userId', '=', userId).execute()
}

/** The homes of each search's last alert. */
export async function listLastAlerts(db: Db, userId: string) {
  return db
    .selectFrom('savedSearchAlerts')
    .innerJoin('savedSearches', (join) =>
      join
        .onRef('savedSearches.id', '=', 'savedSearchAlerts.searchId')
        .onRef('savedSearches.alertedAt', '=', 'savedSearchAlerts.alertedAt'),
    )
    .innerJoin('suites', 'suites.id', 'savedSearchAlerts.suiteId')
    .select(['searchId', 'reason', 'amount', 'suites.slug', 'suites.name'])
    .where('savedSearches.userId', '=', userId)
    .where('suites.status', '=', 'published')
    .orderBy('amount')
    .orderBy('suites.slug')
    .execute()
}
