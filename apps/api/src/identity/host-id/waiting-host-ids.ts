import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import { type Waiting, waitingOf } from '#platform/waiting.ts'

export async function waitingHostIds({ db }: Ctx): Promise<Waiting> {
  const { rows } = await sql<{
    count: number
    oldestAt: Temporal.Instant | null
    name: string | null
  }>`
    select count(*)::int as count, min(uploaded_at) as oldest_at,
      (array_agg(users.full_name order by uploaded_at))[1] as name
    from host_ids join users on users.id = host_ids.user_id
    where host_ids.status = 'uploaded' and deleted_at is null`.execute(db)
  return waitingOf(rows[0])
}
