import type { Database, Transaction } from '#platform/db/database.ts'

/** A job ends holds each second; after minutes nobody does, and their dates stay unavailable. */
const overdueAfter = { minutes: 2 }

export async function countOverdueHolds(
  db: Database | Transaction,
  now: Temporal.Instant,
): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'held')
    .where('holdExpiresAt', '<', now.subtract(overdueAfter))
    .executeTakeFirstOrThrow()
  return count
}
