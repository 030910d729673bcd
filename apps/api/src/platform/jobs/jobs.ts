import { CompiledQuery } from 'kysely'
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Ctx } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { JobPort } from '#platform/ports.ts'
import { inSpan } from '#platform/tracing/tracing.ts'
import { keepFailedJob } from './failed-jobs.ts'
import { countFromZero, jobCounters, jobFailureCounters } from './metrics.ts'
import { type Polling, startPolling } from './polling.ts'

/** Work that follows an event: runs at least once, in any process. */
export type Job<Data extends object = object> = {
  name: string
  handle(ctx: Ctx, data: Data): Promise<void>
  /** The names of this queue's jobs in logs, metrics and the console, if they differ. */
  parts?: { names: readonly string[]; nameOf(data: Data): string }
  /** For work that is retried for longer than the default quarter of an hour. */
  retry?: { retryLimit: number; retryDelayMax: number }
  /** How many jobs of this queue a process runs at the same time, so that a slow one does not delay the others. */
  sideBySide?: number
  /** One job with the same key waits or runs at a time, such as one for each home. */
  isSingle?: boolean
  cron?: string
  /** A job that runs again on its own is not kept for an administrator when it fails for the last time. */
  comesAgain?: boolean
  /** For work that each worker polls this often, without a queue. */
  everySeconds?: number
}

export type Jobs = JobPort & {
  startWorkers(jobs: readonly Job[], newCtx: () => Ctx): Promise<void>
  /** Runs waiting jobs one by one until none is left; returns how many ran. */
  drain(jobs: readonly Job[], newCtx: () => Ctx): Promise<number>
  isRunning(): boolean
  stop(): Promise<void>
}

/** Jobs of a process that has not been heard of for this long are given to another one. */
const heartbeatSeconds = 20

const queueOptions = {
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds: 300,
  heartbeatSeconds,
  deleteAfterSeconds: 3600,
  notify: true,
}

/**
 * pg-boss passes these to the driver: a frozen database fails its statements instead of blocking.
 */
const limits = { connectionTimeoutMillis: 10_000, query_timeout: 30_000, keepAlive: true }

export async function openJobs(
  connectionString: string,
  jobs: readonly Job[],
  { log, isWorker }: { log: Log; isWorker: boolean },
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    application_name: 'marea-jobs',
    max: 4,
    ...limits,
    supervise: isWorker,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: isWorker,
    useListenNotify: isWorker,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'))
  await boss.start()
  await createQueues(boss, jobs.filter(isQueued))
  for (const { name, parts } of jobs) for (const part of parts?.names ?? [name]) countFromZero(part)
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const polling: Polling[] = []
  let isRunning = true
  return {
    async enqueue(db, job, data, { startAfter } = {}) {
      await boss.send(job.name, data, {
        db: executorOn(db),
        ...retryOf(byName.get(job.name)),
        ...(startAfter ? { startAfter: startAfter.toString() } : {}),
      })
    },
    async enqueueAll(db, { name }, jobs) {
      const retry = retryOf(byName.get(name))
      const inserted = jobs.map((job) => ({ ...job, ...retry }))
      await boss.insert(name, inserted, { db: executorOn(db) })
    },
    async startWorkers(jobs, newCtx) {
      for (const job of jobs) if (!isQueued(job)) polling.push(startPolling(job, newCtx))
      await work(boss, jobs.filter(isQueued), { newCtx, isRunning: () => isRunning })
    },
    drain: (jobs, newCtx) => drain(boss, jobs.filter(isQueued), newCtx),
    isRunning: () => isRunning,
    async stop() {
      isRunning = false
      await Promise.all(polling.map((each) => each.stop()))
      await boss.stop({ graceful: true, timeout: 3000 })
    },
  }
}

function retryOf(job: Job | undefined) {
  return job?.retry ? { retryBackoff: true, ...job.retry } : {}
}

/** Creates only missing queues, because each one takes a statement at every start. */
async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, isSingle } of jobs) {
    const queue = known.get(name)
    const policy = isSingle ? 'exclusive' : 'standard'
    if (!queue) await boss.createQueue(name, { ...queueOptions, policy })
    else if (queue.heartbeatSeconds !== heartbeatSeconds) {
      await boss.updateQueue(name, { heartbeatSeconds })
    }
  }
}

function isQueued({ everySeconds }: Job): boolean {
  return everySeconds === undefined
}

/** pg-boss writes through this in the caller's transaction. */
function executorOn(db: Db) {
  return {
    executeSql: (text: string, values: unknown[] = []) =>
      db.withoutPlugins().executeQuery(CompiledQuery.raw(text, values)),
  }
}

const workOptions = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  heartbeatRefreshSeconds: heartbeatSeconds / 4,
} as const

type Working = { newCtx: () => Ctx; isRunning: () => boolean }

async function work(boss: PgBoss, jobs: readonly Job[], working: Working): Promise<void> {
  const { companyTimeZone: tz } = working.newCtx()
  const names = new Set(jobs.map(({ name }) => name))
  for (const { name } of await boss.getSchedules())
    if (!names.has(name)) await boss.unschedule(name)
  for (const job of jobs) {
    await boss.work(
      job.name,
      { ...workOptions, ...pairsOf(job) },
      (batch: JobWithMetadata<object>[]) => runBatch(job, batch, working),
    )
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz })
  }
}

/** pg-boss fetches more at once only after a full batch, and a batch of a single job does not count as full. */
function pairsOf({ sideBySide }: Job) {
  return sideBySide ? { batchSize: 2, localConcurrency: Math.ceil(sideBySide / 2) } : {}
}

/** A process that stops returns the jobs it has not begun: pg-boss retries those without a result. */
async function runBatch(
  job: Job,
  batch: readonly JobWithMetadata<object>[],
  { newCtx, isRunning }: Working,
): Promise<JobResult[]> {
  if (job.sideBySide) return Promise.all(batch.map((each) => runJob(job, each, newCtx())))
  const results: JobResult[] = []
  for (const waiting of batch) {
    const canGiveBack = waiting.retryCount < waiting.retryLimit
    if (isRunning() || !canGiveBack) results.push(await runJob(job, waiting, newCtx()))
  }
  return results
}

/** A failed job does not make the others of its batch run again. */
async function runJob(
  job: Job,
  { id, data, retryCount, retryLimit }: JobWithMetadata<object>,
  ctx: Ctx,
): Promise<JobResult> {
  const part = job.parts?.nameOf(data)
  const name = part ?? job.name
  try {
    await inSpan(`job ${name}`, 'job', () => job.handle(ctx, data))
    jobCounters.add(name)
    return { id, status: 'completed' }
  } catch (error) {
    jobFailureCounters.add(name)
    ctx.log.error({ err: error, job: name }, 'job failed')
    if (retryCount >= retryLimit && !job.cron && !job.comesAgain) {
      const attempts = retryCount + 1
      await keepFailedJob(ctx, { id, name: job.name, part, data, attempts, error })
    }
    return { id, status: 'failed' }
  }
}

async function drain(boss: PgBoss, jobs: readonly Job[], newCtx: () => Ctx): Promise<number> {
  let count = 0
  for (let waiting = await listWaiting(boss, jobs); waiting.length > 0; ) {
    for (const job of waiting) count += await runWaiting(boss, job, newCtx)
    waiting = await listWaiting(boss, jobs)
  }
  return count
}

/** One statement instead of one for each of the many queues, most of which are empty. */
async function listWaiting(boss: PgBoss, jobs: readonly Job[]): Promise<Job[]> {
  const { rows } = await boss.getDb().executeSql(`
    select distinct name from pgboss.job where state < 'active' and start_after < now()`)
  const names = new Set(rows.map(({ name }) => name))
  return jobs.filter(({ name }) => names.has(name))
}

async function runWaiting(boss: PgBoss, job: Job, newCtx: () => Ctx): Promise<number> {
  const batch = await boss.fetch<object>(job.name, { batchSize: 100, includeMetadata: true })
  // pg-boss picks the oldest, but returns them in any order.
  for (const waiting of batch.toSorted((a, b) => Number(a.createdOn) - Number(b.createdOn))) {
    const name = job.parts?.nameOf(waiting.data) ?? job.name
    await inSpan(`job ${name}`, 'job', () => job.handle(newCtx(), waiting.data))
    jobCounters.add(name)
    await boss.complete(job.name, waiting.id)
  }
  return batch.length
}
