import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { cloneTemplate, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type Job, openJobs } from './jobs.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('jobs that a crashed process had in hand run elsewhere within a minute', async () => {
  const databaseUrl = await cloneTemplate()
  const done: number[] = []
  const job: Job<{ number: number }> = {
    name: 'test.in-hand',
    handle: async (_ctx, { number }) => void done.push(number),
  }
  const db = openDatabase(databaseUrl)
  const before = await openJobs(databaseUrl, [job], { log: marea.log, isWorker: false })
  for (const number of [1, 2, 3]) await before.enqueue(db, job, { number })
  await before.stop()
  // What a process that was killed a moment ago leaves behind.
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
    where name = ${job.name}`.execute(db)
  const after = await openJobs(databaseUrl, [job], { log: marea.log, isWorker: true })
  await after.startWorkers([job], marea.ctx)
  await vi.waitFor(() => expect(done.toSorted()).toEqual([1, 2, 3]), { timeout: 60_000 })
  await after.stop()
  await db.destroy()
}, 90_000)

test('a process that stops gives back the jobs it has not begun', async () => {
  const databaseUrl = await cloneTemplate()
  const begun: number[] = []
  const { promise: finished, resolve } = Promise.withResolvers<void>()
  const job: Job<{ number: number }> = {
    name: 'test.given-back',
    async handle(_ctx, { number }) {
      begun.push(number)
      await finished
    },
  }
  const db = openDatabase(databaseUrl)
  const jobs = await openJobs(databaseUrl, [job], { log: marea.log, isWorker: true })
  for (const number of [1, 2, 3]) await jobs.enqueue(db, job, { number })
  await jobs.startWorkers([job], marea.ctx)
  await vi.waitFor(() => expect(begun).toHaveLength(1), { timeout: 10_000 })
  const stopping = jobs.stop()
  resolve()
  await stopping
  expect(begun).toHaveLength(1)
  const { rows } = await sql<{ state: string; count: number }>`
    select state::text, count(*)::int from pgboss.job where name = ${job.name}
    group by state order by state::text`.execute(db)
  expect(rows).toEqual([
    { state: 'completed', count: 1 },
    { state: 'retry', count: 2 },
  ])
  await db.destroy()
})
