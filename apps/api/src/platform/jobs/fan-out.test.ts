import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { eventually } from '../../../test/server/eventually.ts'
import { cloneTemplate, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type FanOut, fanOut } from './fan-out.ts'
import { openJobs } from './jobs.ts'

let marea: TestApp
let done: string[] = []

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
afterEach(() => {
  done = []
})

const keep: FanOut['handle'] = async (_ctx, home) => void done.push(home)

const homes = (count: number) => Array.from({ length: count }, (_, n) => `home ${n}`)

/** A worker with this work alone, on a database of its own or on that of another worker. */
async function open(given: Partial<FanOut>, databaseUrl?: string) {
  const work = {
    name: 'test.homes',
    cron: '0 0 1 1 *',
    list: async () => [],
    handle: keep,
    ...given,
  }
  const [schedule, each] = fanOut(work)
  const all = fanOut(work)
  const url = databaseUrl ?? (await cloneTemplate())
  const db = openDatabase(url)
  const jobs = await openJobs(url, all, { log: marea.log, isWorker: true })
  const ctx = () => ({ ...marea.ctx(), db, ports: { ...marea.ports, jobs } })
  return {
    url,
    db,
    onSchedule: () => schedule?.handle(ctx(), {} as never),
    start: () => jobs.startWorkers(all, ctx),
    stop: () => jobs.stop(),
    async count(state: string) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int from pgboss.job
        where name = ${each?.name} and state = ${state}::pgboss.job_state`.execute(db)
      return rows[0]?.count
    },
    async close() {
      await jobs.stop()
      await db.destroy()
    },
  }
}

test('each home has one waiting job, however often the schedule comes', async () => {
  const worker = await open({ list: async () => homes(30) })
  await Promise.all([worker.onSchedule(), worker.onSchedule()])
  await worker.onSchedule()
  expect(await worker.count('created')).toBe(30)
  await worker.start()
  await eventually(() => expect(done).toHaveLength(30))
  expect(new Set(done)).toEqual(new Set(homes(30)))
  await worker.close()
})

test('a home that fails holds up no other, and is listed again instead of kept', async () => {
  let failures = 0
  const worker = await open({
    list: async () => homes(12),
    async handle(ctx, home) {
      if (home === 'home 3') throw new Error('the third fails')
      await keep(ctx, home)
    },
    onFailure: () => {
      failures += 1
    },
  })
  await worker.onSchedule()
  await sql`update pgboss.job set retry_limit = 0 where name = 'test.homes.each'`.execute(worker.db)
  await worker.start()
  await eventually(() => expect(done).toHaveLength(11))
  await eventually(async () => expect(await worker.count('failed')).toBe(1))
  expect(failures).toBe(1)
  const kept = await worker.db.selectFrom('failedJobs').selectAll().execute()
  expect(kept).toEqual([])
  await worker.onSchedule()
  await eventually(() => expect(failures).toBe(2))
  await worker.close()
})

test('what a process left when it ended is done by another one, each home once', async () => {
  const first = await open({ list: async () => homes(40) })
  await first.onSchedule()
  await first.start()
  await eventually(() => expect(done.length).toBeGreaterThan(4))
  await first.stop()
  const second = await open({}, first.url)
  await second.start()
  await eventually(() => expect(new Set(done).size).toBe(40))
  expect(done).toHaveLength(40)
  await second.close()
  await first.db.destroy()
})
