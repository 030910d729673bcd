import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { startOf } from '#statements/reports/figures/scope.ts'

/** The homes whose settlements count; `all` is the whole platform. */
export type HomeScope = readonly string[] | 'all'

/** From the first day to before the second. */
export type Period = { from: string; to: string }

/**
 * Ledger entries that paid out a stay, or reversed such an entry, with their bookings. They count
 * in the month in which they were posted.
 */
export function settlements({ from, to }: Period): RawBuilder<unknown> {
  const isPosted = (at: RawBuilder<unknown>) =>
    sql<boolean>`${at} >= ${startOf(from)} and ${at} < ${startOf(to)}`
  return sql`(
    select entries.id as entry_id, entries.sign,
      to_char(entries.posted_at at time zone company_time_zone(), 'YYYY-MM-DD') as posted_on,
      to_char(entries.posted_at at time zone company_time_zone(), 'YYYY-MM') as month,
      bookings.id as booking_id, bookings.reference, bookings.owner_id, bookings.suite_id,
      bookings.status = 'cancelled' as is_canceled,
      lower(bookings.nights) as check_in, upper(bookings.nights) as check_out,
      ${linesAt(sql`entries.settled_at`)} as lines
    from (
      select id, reference, posted_at, posted_at as settled_at, 1 as sign from ledger_entries
      where kind = 'booking.settled' and ${isPosted(sql`posted_at`)}
      union all
      select reversals.id, reversals.reference, reversals.posted_at, reversed.posted_at, -1
      from ledger_entries as reversals
      join ledger_entries as reversed on reversed.id = reversals.reverses
      where reversals.reverses is not null and reversed.kind = 'booking.settled'
        and ${isPosted(sql`reversals.posted_at`)}
    ) as entries
    join bookings on bookings.id = case when entries.reference like 'booking:%'
      then substr(entries.reference, 9)::uuid end
  )`
}

/** A price that was refunded in part after it was settled was settled by its earlier lines. */
function linesAt(settledAt: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(
    (select before -> 'lines' from booking_changes
      where booking_changes.booking_id = bookings.id and booking_changes.status = 'done'
        and ended_at > ${settledAt} order by ended_at limit 1),
    bookings.kept_lines, bookings.lines)`
}

export function isInScope(suiteId: RawBuilder<unknown>, scope: HomeScope): RawBuilder<boolean> {
  return scope === 'all' ? sql<boolean>`true` : sql<boolean>`${suiteId} = any(${scope}::uuid[])`
}

export async function findFirstSettlement(
  db: Db,
  scope: HomeScope,
): Promise<Temporal.Instant | null> {
  const first =
    scope === 'all'
      ? sql`select min(posted_at) as at from ledger_entries where kind = 'booking.settled'`
      : sql`select min(settled_at) as at from bookings where ${isInScope(sql`suite_id`, scope)}`
  const { rows } = await sql<{ at: Temporal.Instant | null }>`${first}`.execute(db)
  return rows[0]?.at ?? null
}
