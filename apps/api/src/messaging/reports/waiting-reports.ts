import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import { type Waiting, waitingOf } from '#platform/waiting.ts'

/** Reported messages without a decision; `detail` is the reason of the oldest report. */
export async function waitingReports({ db }: Ctx): Promise<Waiting> {
  const { rows } = await sql<{
    count: number
    oldestAt: Temporal.Instant | null
    name: string | null
    detail: string | null
  }>`
    select count(*)::int as count, min(reported_at) as oldest_at,
      (array_agg(reporter.full_name order by reported_at))[1] as name,
      (array_agg(reason order by reported_at))[1] as detail
    from message_reports join users reporter on reporter.id = reporter_id
    where resolved_at is null`.execute(db)
  return waitingOf(rows[0])
}
