import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { BookingRests } from '#platform/generated/database.ts'

export type BalanceRow = Selectable<BookingRests>

export async function insertBalance(
  db: Transaction,
  rest: Insertable<BookingRests>,
): Promise<void> {
  await db.insertInto('bookingRests').values(rest).execute()
}

/** Read under the lock of its booking wherever it is changed. */
export function findBalance(db: Db, bookingId: string): Promise<BalanceRow | undefined> {
  return db
    .selectFrom('bookingRests')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
}

export function listDueBalances(db: Db, bookingIds: readonly string[]): Promise<BalanceRow[]> {
  return db
    .selectFrom('bookingRests')
    .selectAll()
    .where('bookingId', 'in', bookingIds.length ? bookingIds : [null])
    .where('status', '=', 'due')
    .execute()
}

/** Changes nothing once the balance has ended. */
export async function updateDueBalance(
  db: Transaction,
  bookingId: string,
  set: Updateable<BookingRests>,
): Promise<void> {
  await db
    .updateTable('bookingRests')
    .set(set)
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'due')
    .execute()
}

export async function listBalancesToCharge(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('bookingRests')
    .select('bookingId')
    .where('status', '=', 'due')
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(1000)
    .execute()
  return rows.map(({ bookingId }) => bookingId)
}

export async function listBalancesToRemind(db: Db, dueBefore: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('bookingRests')
    .select('bookingId')
    .where('status', '=', 'due')
    .where('remindedAt', 'is', null)
    .where('dueAt', '<=', dueBefore)
    .orderBy('dueAt')
    .limit(1000)
    .execute()
  return rows.map(({ bookingId }) => bookingId)
}
