import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Owners with a home whose month is not sealed yet, though some may have nothing in it. */
export async function listOwnersToSeal(db: Db, month: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct suites.owner_id as id from suites
    where suites.status <> 'draft' and not exists (select from statement_seals as sealed
      where sealed.owner_id = suites.owner_id and sealed.month >= ${`${month}-01`}::date)
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Among owners with something before this month: how many have sealed it, and how many have not. */
export async function countSealedOwners(db: Db): Promise<{ sealed: number; waiting: number }> {
  const { rows } = await sql<{ sealed: number; waiting: number }>`
    with today as (
      select date_trunc('month', now() at time zone company_time_zone())::date as month)
    select count(*) filter (where is_sealed)::int as sealed,
      count(*) filter (where not is_sealed)::int as waiting
    from (select distinct suites.owner_id, exists (select from statement_seals as sealed
        where sealed.owner_id = suites.owner_id
          and sealed.month >= today.month - interval '1 month') as is_sealed
      from suites cross join today
      where suites.status <> 'draft' and (
        exists (select from bookings where bookings.owner_id = suites.owner_id
          and confirmed_at is not null and lower(nights) < today.month)
        or exists (select from expenses where expenses.owner_id = suites.owner_id
          and spent_on < today.month))) as owner`.execute(db)
  return rows[0] ?? { sealed: 0, waiting: 0 }
}
