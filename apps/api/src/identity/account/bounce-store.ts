import type { Db } from '#platform/db/database.ts'

/** Returns the accounts that were not flagged yet. */
export async function flagAddress(db: Db, email: string, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .updateTable('users')
    .set({ bouncedAt: now })
    .where('email', '=', email)
    .where('erasedAt', 'is', null)
    .where('bouncedAt', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the accounts that were flagged. */
export async function unflagAddress(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .updateTable('users')
    .set({ bouncedAt: null })
    .where('email', '=', email)
    .where('bouncedAt', 'is not', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function isFlagged(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('bouncedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
