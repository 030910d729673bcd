import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

type Outcome = 'succeeded' | 'declined' | 'pending'
type ChargeSum = { outcome: Outcome; count: number; amount: number }

export async function sumChargesSince({ db }: Ctx, from: Temporal.Instant): Promise<ChargeSum[]> {
  const { rows } = await sql<ChargeSum>`
    select case status when 'succeeded' then 'succeeded' when 'failed' then 'declined'
        else 'pending' end as outcome,
      count(*)::int as count, sum(amount + fee)::bigint as amount
    from charges where created_at >= ${from} group by 1`.execute(db)
  return rows
}
