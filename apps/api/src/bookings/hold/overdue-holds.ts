import type { Db } from '#platform/db/database.ts'

/**
 * A job expires holds every second; a hold that is this late means that the job has stopped and its dates stay
 * unavailable.
 */
const overdueAfter = { minutes: 2 }

export async function countOverdueHolds(db: Db, now: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'held')
    .where('holdExpiresAt', '<', now.subtract(overdueAfter))
    .executeTakeFirstOrThrow()
  return count
}
