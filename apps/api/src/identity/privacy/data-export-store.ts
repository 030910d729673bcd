import type { Db } from '#platform/db/database.ts'

export async function listIdentities(db: Db, userId: string) {
  const rows = await db
    .selectFrom('userIdentities')
    .select(['provider', 'subject', 'createdAt'])
    .where('userId', '=', userId)
    .execute()
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toString() }))
}

export async function listEventsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('events')
    .select(['kind', 'data', 'occurredAt'])
    .where('subject', '=', `user:${userId}`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, occurredAt: row.occurredAt.toString() }))
}
