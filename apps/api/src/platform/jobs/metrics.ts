import { sql } from 'kysely'
import { createCounter } from '#platform/metrics/counters.ts'
import type { GaugeReading } from '#platform/metrics/metrics.ts'

const byJob = { label: 'job', values: [] as string[] }

export const jobCounters = createCounter('marea_jobs_completed_total', {
  help: 'Runs of background jobs that were completed',
  ...byJob,
})

export const jobFailureCounters = createCounter('marea_job_failures_total', {
  help: 'Runs of background jobs that failed; most of them are retried',
  ...byJob,
})

/** An alert sees the first failure only if the count was 0 before. */
export function countFromZero(job: string): void {
  jobCounters.add(job, 0)
  jobFailureCounters.add(job, 0)
}

/** How long the oldest job that could run has been waiting, by queue; a queue without one has 0. */
export const jobLag: GaugeReading = {
  name: 'marea_job_lag_seconds',
  help: 'Waiting time of the oldest job that could run, by job',
  label: 'job',
  async read(db) {
    const { rows } = await sql<{ name: string; seconds: number }>`
      select queue.name, coalesce(max(extract(epoch from now() - job.start_after)), 0)::float8
        as seconds
      from pgboss.queue left join pgboss.job
        on job.name = queue.name and job.state < 'active' and job.start_after < now()
      group by queue.name`.execute(db)
    return Object.fromEntries(rows.map(({ name, seconds }) => [name, seconds]))
  },
}

export const givenUpJobs: GaugeReading = {
  name: 'marea_jobs_given_up',
  help: 'Jobs of the last days that failed at every attempt, by job',
  label: 'job',
  async read(db) {
    const { rows } = await sql<{ name: string; count: number }>`
      select name, count(*)::int as count from pgboss.job where state = 'failed'
      group by name`.execute(db)
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  },
}
