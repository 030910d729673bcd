import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Waiting, waitingOf } from '#platform/waiting.ts'

export type JobStates = {
  failed: number
  waiting: number
  failing: { name: string; count: number; since: Temporal.Instant }[]
}

/** Jobs that failed for good, by name, and how many wait for another attempt. */
export async function readJobStates(db: Db): Promise<JobStates> {
  const { rows: failing } = await sql<JobStates['failing'][number]>`
    select coalesce(part, name) as name, count(*)::int as count, min(failed_at) as since
    from failed_jobs group by coalesce(part, name) order by since`.execute(db)
  const { rows: retried } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where state = 'retry'`.execute(db)
  return { failed: sum(failing), waiting: sum(retried), failing }
}

export async function waitingJobs({ db }: { db: Db }): Promise<Waiting> {
  const { failed, failing } = await readJobStates(db)
  const [first] = failing
  return waitingOf({ count: failed, oldestAt: first?.since ?? null, name: first?.name ?? null })
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}
