import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * Compares the stays themselves and does not trust the constraint that forbids double bookings: a
 * stay that begins before the latest end of the earlier ones in its home overlaps one of them.
 */
export async function countDoubleBookings(
  db: Db,
): Promise<{ compared: number; differences: number }> {
  const { rows } = await sql<{ compared: number; differences: number }>`
    with stays as (
      select lower(nights) as starts, max(upper(nights)) over (
        partition by suite_id order by lower(nights), id
        rows between unbounded preceding and 1 preceding
      ) as taken_until
      from bookings where status in ('confirmed', 'completed')
    )
    select count(*)::int as compared,
      (count(*) filter (where taken_until > starts))::int as differences
    from stays`.execute(db)
  return rows[0] ?? { compared: 0, differences: 0 }
}
