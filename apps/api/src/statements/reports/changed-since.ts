import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { nightIncome } from '#statements/reports/figures/night-income.ts'
import { isBookedIn, type Scope, startOf } from '#statements/reports/figures/scope.ts'

export type ChangedMonth = {
  month: string
  /** What bookings earn for the month's nights today, less what its sealed statement says they earn. */
  changed: number
  /** What its sealed statement corrects of months before it. */
  corrected: number
}

/**
 * The sealed months in which bookings were changed after the seal, or that correct earlier ones.
 * Reports show bookings as they are today, so they differ from the statement by
 * `changed` - `corrected`.
 */
export async function listChangedMonths(db: Db, scope: Scope): Promise<ChangedMonth[]> {
  const ids = await listChanged(db, scope)
  if (ids.length === 0) return []
  const owners = [...new Set(scope.homes.map(({ ownerId }) => ownerId))]
  const { rows } = await sql<ChangedMonth>`
    with sealed as (
      select owner_id, month, content from statement_seals
      where owner_id = any(${owners}::uuid[]) and month >= ${scope.from}::date
        and month < ${scope.to}::date),
    amounts as (
      select sealed.month, case when said.adjusts then 0 else -said.income end as changed,
        case when said.adjusts then said.income else 0 end as corrected
      from sealed cross join lateral json_to_recordset(content -> 'bookings')
        as line(id text, income bigint, "isAdjustment" boolean)
      cross join lateral (select line.income, coalesce("isAdjustment", false) as adjusts) as said
      where line.id = any(${ids}::text[])
      union all
      select figure.month, figure.amount, 0
      from (${nightIncome(scope)}) as figure
      join bookings on bookings.id = figure.booking_id
      join sealed on sealed.owner_id = bookings.owner_id and sealed.month = figure.month
      where figure.booking_id = any(${ids}::uuid[]))
    select to_char(month, 'YYYY-MM') as month, sum(changed)::bigint as changed,
      sum(corrected)::bigint as corrected
    from amounts group by amounts.month having sum(changed) <> 0 or sum(corrected) <> 0
    order by 1`.execute(db)
  return rows
}

/** Bookings that were changed or canceled since the period began. */
async function listChanged(db: Db, scope: Scope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select bookings.id from bookings
    where ${isBookedIn(scope)} and confirmed_at is not null and bookings.id in (
      select booking_id from booking_changes
      where booking_changes.status = 'done' and ended_at >= ${startOf(scope.from)}
      union all
      select booking_id from booking_steps
      where booking_steps.status = 'cancelled' and taken_at >= ${startOf(scope.from)})`.execute(db)
  return rows.map(({ id }) => id)
}
