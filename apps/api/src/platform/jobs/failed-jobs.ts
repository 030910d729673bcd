import { sql } from 'kysely'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import type { Db, Transaction } from '#platform/db/database.ts'

type FailedJob = {
  id: string
  /** The queue of the job. */
  name: string
  part: string | undefined
  data: object
  attempts: number
  error: unknown
}

const longestFailure = 300

/** Keeps a job that is not retried any more, so that an administrator can run it again. */
export async function keepFailedJob({ db, now }: Ctx, job: FailedJob): Promise<void> {
  const { id, name, part = null, attempts, error } = job
  await db
    .insertInto('failedJobs')
    .values({
      id,
      name,
      part,
      attempts,
      data: JSON.stringify(job.data),
      failure: describe(error),
      failedAt: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The first line only: what a database adds below it may quote personal data. */
function describe(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return (text.split('\n')[0] ?? '').slice(0, longestFailure)
}

/** The name that administrators read: the part, where a queue has several. */
const nameOrPart = sql<string>`coalesce(part, name)`.as('name')

export function listFailedJobs(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('failedJobs')
    .select(['id', 'failure', 'attempts', 'failedAt', nameOrPart])
    .orderBy('failedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from failed_jobs`.execute(db)
  return rows[0]?.count ?? 0
}

/** Enqueues the job as new; undefined if someone else has already retried it. */
export async function retryFailedJob(
  ctx: TransactionCtx,
  id: string,
): Promise<{ name: string } | undefined> {
  const taken = await takeFailedJob(ctx.db, id)
  if (!taken) return undefined
  const { name, queue, data } = taken
  if (typeof data === 'object' && data !== null) {
    await ctx.ports.jobs.enqueue(ctx.db, { name: queue }, data)
  }
  return { name }
}

export function takeFailedJob(db: Transaction, id: string) {
  return db
    .deleteFrom('failedJobs')
    .where('id', '=', id)
    .returning(['data', 'name as queue', nameOrPart])
    .executeTakeFirst()
}

export type QueueState = { name: string; waiting: number; active: number; oldestSeconds: number }

/** Queues with something to do; the age is that of the oldest job that is due. */
export async function readQueues(db: Db): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select name,
      (count(*) filter (where state < 'active'))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state < 'active' and start_after < now())), 0)::int as oldest_seconds
    from pgboss.job where state <= 'active'
    group by name order by name`.execute(db)
  return rows
}
