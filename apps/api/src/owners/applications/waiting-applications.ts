import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import { type Waiting, waitingOf } from '#platform/waiting.ts'

export async function waitingApplications({ db }: Ctx): Promise<Waiting> {
  const { rows } = await sql<{
    count: number
    oldestAt: Temporal.Instant | null
    name: string | null
    detail: string | null
  }>`
    select count(*)::int as count, min(a.created_at) as oldest_at,
      (array_agg(users.full_name order by a.created_at))[1] as name,
      (array_agg(a.home order by a.created_at))[1] as detail
    from owner_applications a join users on users.id = a.user_id
    where a.is_open and users.erased_at is null`.execute(db)
  return waitingOf(rows[0])
}
