import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { BookingChanges } from '#platform/generated/database.ts'

export type ChangeRow = Selectable<BookingChanges>

export async function insertChange(
  db: Transaction,
  change: Insertable<BookingChanges>,
): Promise<void> {
  await db.insertInto('bookingChanges').values(change).execute()
}

export function findRunningChange(db: Db, bookingId: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('bookingChanges')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
}

export async function endChange(
  db: Transaction,
  id: string,
  { status, endedAt }: { status: 'done' | 'undone'; endedAt: Temporal.Instant },
): Promise<void> {
  await db.updateTable('bookingChanges').set({ status, endedAt }).where('id', '=', id).execute()
}

export async function linkPayment(db: Transaction, id: string, paymentId: string): Promise<void> {
  await db.updateTable('bookingChanges').set({ paymentId }).where('id', '=', id).execute()
}

export function listChanges(db: Db, bookingId: string): Promise<ChangeRow[]> {
  return db
    .selectFrom('bookingChanges')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'done')
    .orderBy('createdAt')
    .execute()
}
