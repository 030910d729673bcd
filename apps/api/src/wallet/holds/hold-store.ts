import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { HoldStatus, LedgerHolds } from '#platform/generated/database.ts'

export type Hold = Selectable<LedgerHolds>

type NewHold = Pick<Hold, 'userId' | 'reference' | 'amount' | 'until' | 'createdAt'>

export function insertHold(db: Transaction, hold: NewHold): Promise<Hold> {
  return db.insertInto('ledgerHolds').values(hold).returningAll().executeTakeFirstOrThrow()
}

export function lockHold(db: Transaction, reference: string): Promise<Hold | undefined> {
  return db
    .selectFrom('ledgerHolds')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
}

export function updateHold(
  db: Transaction,
  id: string,
  closing: { status: HoldStatus; postedAmount: number; closedAt: Temporal.Instant },
): Promise<Hold> {
  return db
    .updateTable('ledgerHolds')
    .set(closing)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function listPendingHolds(
  db: Db,
  userId: string,
): Promise<Pick<Hold, 'id' | 'amount' | 'until' | 'reference'>[]> {
  return db
    .selectFrom('ledgerHolds')
    .select(['id', 'amount', 'until', 'reference'])
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .orderBy('until')
    .execute()
}

export async function listExpiredHolds(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('ledgerHolds')
    .select('reference')
    .where('status', '=', 'pending')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(1000)
    .execute()
  return rows.map(({ reference }) => reference)
}
