import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Exports } from '#platform/generated/database.ts'

const shown = 50

export function listExports(db: Db) {
  return db
    .selectFrom('exports')
    .select(['id', 'requestedBy', 'requestedAt', 'reason', 'startedAt', 'finishedAt', 'bytes'])
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
}

export async function insertExport(db: Transaction, row: Insertable<Exports>): Promise<void> {
  await db.insertInto('exports').values(row).execute()
}

/** Of two that use the link at the same time one finds it. */
export function useLink(
  db: Transaction,
  tokenHash: Buffer,
  { since, now }: Record<'since' | 'now', Temporal.Instant>,
) {
  return db
    .updateTable('exports')
    .set({ startedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('startedAt', 'is', null)
    .where('requestedAt', '>', since)
    .returning(['id', 'requestedBy'])
    .executeTakeFirst()
}

/** The request began long before. */
export async function finishExport(db: Db, id: number, bytes: number): Promise<void> {
  await db
    .updateTable('exports')
    .set({ finishedAt: sql`now()`, bytes })
    .where('id', '=', id)
    .execute()
}
