import type { TeamAct } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { teamActs } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type ActRow = {
  id: number
  kind: TeamAct['kind']
  at: Temporal.Instant
  slug: string
  name: string
  by: string | null
  about: string | null
  role: TeamAct['role']
}

/** The latest acts of people in these homes; of the calendar only what a person blocked. */
export async function listActs(
  db: Db,
  suiteIds: readonly string[],
  limit: number,
): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select act.id, act.kind, act.occurred_at "at", suites.slug, suites.name,
      doer.full_name "by", coalesce(person.full_name, act.data ->> 'name') about,
      act.data ->> 'role' "role"
    from suites
    cross join lateral (
      (select * from events
        where subject = 'suite:' || suites.id and kind = any(${teamActs}::text[])
          and actor_id is not null
          and (kind not in ('calendar.taken', 'calendar.freed') or data ->> 'kind' = 'block')
        order by id desc limit ${limit})
      union all
      (select * from events
        where data ->> 'suiteId' = suites.id::text
          and kind in ('owners.expense_recorded', 'owners.expense_voided', 'booking.cancelled')
          and actor_id is not null and subject <> 'user:' || actor_id
        order by id desc limit ${limit})
    ) act
    left join users doer on doer.id = act.actor_id
    left join users person on person.id = (act.data ->> 'userId')::uuid
    where suites.id = any(${suiteIds}::uuid[])
    order by act.occurred_at desc, act.id desc
    limit ${limit}`.execute(db)
  return rows
}
