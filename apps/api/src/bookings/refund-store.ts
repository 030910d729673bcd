import type { Insertable } from 'kysely'
import type { Database, Transaction } from '#platform/database.ts'
import type { BookingRefunds } from '#platform/generated/database.ts'

export async function insertRefund(
  db: Transaction,
  refund: Insertable<BookingRefunds>,
): Promise<void> {
  await db.insertInto('bookingRefunds').values(refund).execute()
}

export function listRefunds(db: Database | Transaction, bookingId: string) {
  return db
    .selectFrom('bookingRefunds')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .execute()
}
