import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

type FoundWithdrawal = {
  id: string
  userId: string
  name: string
  amount: number
  createdAt: Temporal.Instant
}

export async function findWithdrawals(
  { db }: Ctx,
  text: string,
  limit: number,
): Promise<FoundWithdrawal[]> {
  if (!/^[0-9a-f-]{8,36}$/i.test(text)) return []
  const { rows } = await sql<FoundWithdrawal>`
    select withdrawals.id, user_id, users.full_name as name, amount, requested_at as created_at
    from withdrawals join users on users.id = user_id
    where withdrawals.id::text like ${`${text.toLowerCase()}%`}
    order by requested_at desc limit ${limit}`.execute(db)
  return rows
}
