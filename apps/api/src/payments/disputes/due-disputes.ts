import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { GaugeReading } from '#platform/metrics/metrics.ts'

export const dueDisputes: GaugeReading = {
  name: 'marea_disputes_due',
  help: 'Disputes that nobody has answered, by the time left until their deadline',
  label: 'within',
  read: countDue,
}

async function countDue(db: Db): Promise<Record<'1d' | '3d', number>> {
  const { rows } = await sql<{ soon: number; later: number }>`
    select count(*) filter (where due_at < now() + interval '1 day')::int as soon,
      count(*) filter (where due_at >= now() + interval '1 day')::int as later
    from disputes
    where status in ('needs_response', 'warning_needs_response') and accepted_at is null
      and due_at < now() + interval '3 days'`.execute(db)
  const { soon = 0, later = 0 } = rows[0] ?? {}
  return { '1d': soon, '3d': later }
}
