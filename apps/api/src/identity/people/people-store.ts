import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'

type Db = Database | Transaction

/** By a part of the name or email, or by digits of the phone; the newest first. */
export function listPeople(db: Db, text: string, limit: number) {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const digits = text.replace(/\D/g, '')
  return db
    .selectFrom('users')
    .select(['id', 'fullName', 'email', 'profile', 'createdAt', 'lockedAt'])
    .where('erasedAt', 'is', null)
    .$if(text !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('fullName', 'ilike', part),
          eb('email', 'ilike', part),
          ...(digits.length >= 7
            ? [sql<boolean>`regexp_replace(phone, '\\D', '', 'g') like ${`%${digits}%`}`]
            : []),
        ]),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function updateLockedAt(db: Transaction, id: string, at: Temporal.Instant | null) {
  await db.updateTable('users').set({ lockedAt: at }).where('id', '=', id).execute()
}

export async function updateApprovesFrom(
  db: Transaction,
  id: string,
  approvesFrom: Temporal.Instant | null,
) {
  await db.updateTable('users').set({ approvesFrom }).where('id', '=', id).execute()
}
