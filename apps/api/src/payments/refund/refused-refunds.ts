import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

export async function countRefusedRefunds({ db }: Ctx, since: Temporal.Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from refunds
    where status = 'failed' and settled_at >= ${since}`.execute(db)
  return rows[0]?.count ?? 0
}
