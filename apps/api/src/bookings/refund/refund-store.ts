import type { Insertable } from 'kysely'
import type { Transaction } from '#platform/db/database.ts'
import type { BookingRefunds } from '#platform/generated/database.ts'

export async function insertRefund(
  db: Transaction,
  refund: Insertable<BookingRefunds>,
): Promise<void> {
  await db.insertInto('bookingRefunds').values(refund).execute()
}
