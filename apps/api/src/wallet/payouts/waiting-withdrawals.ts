import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import { type Waiting, waitingOf } from '#platform/waiting.ts'

/** Withdrawals that nobody has approved yet, with their total. */
export async function waitingWithdrawals({ db }: Ctx): Promise<Waiting> {
  const { rows } = await sql<{
    count: number
    oldestAt: Temporal.Instant | null
    name: string | null
    amount: number
  }>`
    select count(*)::int as count, min(requested_at) as oldest_at,
      (array_agg(users.full_name order by requested_at))[1] as name,
      coalesce(sum(amount), 0)::bigint as amount
    from withdrawals join users on users.id = withdrawals.user_id
    where status = 'requested'`.execute(db)
  return waitingOf(rows[0])
}
