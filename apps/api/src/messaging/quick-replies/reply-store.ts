import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { QuickReplies } from '#platform/generated/database.ts'

export function listReplies(db: Db, ownerId: string) {
  return db
    .selectFrom('quickReplies')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('position')
    .execute()
}

/** One edit of a list at a time, so that its limit and its order hold. */
export async function lockReplies(db: Transaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quick replies ${ownerId}`}, 0))`.execute(
    db,
  )
}

/** Somebody else's reply of this id is not touched, and nothing is returned. */
export function upsertReply(db: Transaction, row: Insertable<QuickReplies>) {
  const { ownerId, position: _, ...changes } = row
  return db
    .insertInto('quickReplies')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(changes).where('quickReplies.ownerId', '=', ownerId),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function deleteReply(
  db: Db,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<void> {
  await db.deleteFrom('quickReplies').where('ownerId', '=', ownerId).where('id', '=', id).execute()
}

export async function updateOrder(db: Transaction, ownerId: string, ids: readonly string[]) {
  await sql`
    update quick_replies set position = place - 1
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where quick_replies.id = wanted.id and owner_id = ${ownerId}`.execute(db)
}

export async function deleteRepliesOf(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('quickReplies').where('ownerId', '=', ownerId).execute()
}
