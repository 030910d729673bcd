import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { PushSubscriptions } from '#platform/generated/database.ts'

export type SubscriptionRow = Selectable<PushSubscriptions>

/** A device that changed users or renewed its subscription leaves no second row. */
export async function replaceSubscription(
  db: Transaction,
  row: Insertable<PushSubscriptions>,
): Promise<void> {
  // Two sessions of one browser may register it at once; each session and each address has one row. The lock of the
  // session is always taken first, so that two registrations cannot deadlock.
  for (const name of [`push session ${row.sessionId}`, `push endpoint ${row.endpoint}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
  }
  await db
    .deleteFrom('pushSubscriptions')
    .where((eb) => eb.or([eb('endpoint', '=', row.endpoint), eb('sessionId', '=', row.sessionId)]))
    .execute()
  await db.insertInto('pushSubscriptions').values(row).execute()
}

export async function deleteBeyond(db: Transaction, userId: string, limit: number): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('pushSubscriptions')
        .select('id')
        .where('userId', '=', userId)
        .orderBy(sql`coalesce(last_success_at, created_at)`, 'desc')
        .offset(limit),
    )
    .execute()
}

export function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('pushSubscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function hasSubscription(db: Db, sessionId: string): Promise<boolean> {
  const found = await db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return found !== undefined
}

export function listSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('pushSubscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('id', '=', id).execute()
}

export async function deleteSubscriptionOf(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute()
}

export async function recordSuccess(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('pushSubscriptions')
    .set({ lastSuccessAt: now })
    .where('id', '=', id)
    .execute()
}
