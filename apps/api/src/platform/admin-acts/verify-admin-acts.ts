import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type ChainCheck = { acts: number; firstBroken: number | null }

/** Recomputes every hash from the first act on; the first broken act is the earliest one touched. */
export async function verifyAdminActs(db: Db): Promise<ChainCheck> {
  const { rows } = await sql<ChainCheck>`
    with numbered as (
      select acts as act, acts.id, acts.hash, lag(acts.hash) over (order by acts.id) as previous,
        row_number() over (order by acts.id) as place
      from admin_acts acts
    )
    select count(*)::int as acts,
      (min(place) filter (
        where id <> place or hash <> admin_act_hash(act, previous)
      ))::int as first_broken
    from numbered`.execute(db)
  const [check] = rows
  if (!check) throw new Error('The chain of acts was not read.')
  return check
}
