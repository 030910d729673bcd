import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { openDatabase } from '#platform/db/database.ts'
import { listFailedJobs, retryFailedJob } from '#platform/jobs/failed-jobs.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { eventually } from '../../../test/server/eventually.ts'
import { cloneTemplate, openTestApp, type TestApp } from '../../../test/test-app.ts'
import {
  type Consequences,
  consequenceJobs,
  consequencesPort,
  joinConsequences,
} from './consequences.ts'
import { recordEvent } from './events.ts'

let marea: TestApp
let ran: string[] = []

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
afterEach(() => {
  ran = []
})

const keep = (word: string) => async () => void ran.push(word)
const fail = (word: string) => async () => {
  ran.push(word)
  throw new Error('never works')
}

/** A process that knows these consequences, with a database of its own or that of another process. */
async function open(consequences: Consequences, databaseUrl?: string) {
  const url = databaseUrl ?? (await cloneTemplate())
  const joined = joinConsequences({ test: consequences })
  const all = consequenceJobs(joined)
  const db = openDatabase(url)
  const jobs = await openJobs(url, all, { log: marea.log, isWorker: true })
  const ports = { ...marea.ports, jobs, consequences: consequencesPort(joined) }
  const ctx = (): Ctx => ({ ...marea.ctx(), db, ports })
  return {
    url,
    db,
    ctx,
    jobs,
    record: (suite: string) =>
      inTransaction(ctx(), (ctx) =>
        recordEvent(ctx, { kind: 'suites.created', subject: `suite:${suite}` }),
      ),
    start: () => jobs.startWorkers(all, ctx),
    drain: () => jobs.drain(all, ctx),
    async waiting() {
      const { rows } = await sql<{ name: string; consequence: string; state: string }>`
        select name, data ->> 'consequence' as consequence, state::text from pgboss.job
        where name like 'event.%' and state < 'completed' order by 1, 2`.execute(db)
      return rows
    },
    async close() {
      await jobs.stop()
      await db.destroy()
    },
  }
}

test('an event enqueues a job for each consequence that is wanted, and none where nothing follows', async () => {
  const marea = await open({
    'suites.created': {
      email: keep('email'),
      price: { queue: 'prices', follow: keep('price') },
      skip: { isWanted: () => false, follow: keep('skip') },
    },
    'suites.unlisted': { skip: { isWanted: () => false, follow: keep('skip') } },
  })
  await marea.record('1')
  await inTransaction(marea.ctx(), (ctx) =>
    recordEvent(ctx, { kind: 'suites.unlisted', subject: 'suite:1' }),
  )
  const state = 'created'
  expect(await marea.waiting()).toEqual([
    { name: 'event.consequence', consequence: 'test.email', state },
    { name: 'event.price-consequence', consequence: 'test.price', state },
  ])
  expect(await marea.drain()).toBe(2)
  expect(ran.toSorted()).toEqual(['email', 'price'])
  await marea.close()
})

test('a consequence that always fails delays no other and repeats no other', async () => {
  const marea = await open({
    'suites.created': { breaks: fail('breaks'), works: keep('works'), writes: keep('writes') },
  })
  for (let suite = 0; suite < 10; suite += 1) await marea.record(String(suite))
  await marea.start()
  const runs = (word: string) => ran.filter((each) => each === word).length
  await eventually(() => expect(runs('breaks')).toBeGreaterThan(10))
  expect([runs('works'), runs('writes')]).toEqual([10, 10])
  await marea.close()
})

test('work on prices that takes long holds up no email', async () => {
  const { promise: prices, resolve } = Promise.withResolvers<void>()
  const marea = await open({
    'suites.created': { price: { queue: 'prices', follow: () => prices }, email: keep('email') },
  })
  for (let suite = 0; suite < 12; suite += 1) await marea.record(String(suite))
  await marea.start()
  await eventually(() => expect(ran).toHaveLength(12))
  resolve()
  await marea.close()
})

test('what only newer processes know waits for one of them', async () => {
  const newer = await open({ 'suites.created': { newer: keep('newer') } })
  await newer.record('1')
  const older = await open({}, newer.url)
  await older.start()
  const waits = { name: 'event.consequence', consequence: 'test.newer', state: 'retry' }
  await eventually(async () => expect(await older.waiting()).toEqual([waits]))
  const { rows } = await sql<object>`
    select retry_limit as limit, retry_delay_max / 3600 as hours from pgboss.job
    where name = 'event.consequence'`.execute(older.db)
  expect(rows).toEqual([{ limit: 70, hours: 2 }])
  await older.close()
  await sql`update pgboss.job set start_after = now() - interval '1 second'`.execute(newer.db)
  await newer.drain()
  expect(ran).toEqual(['newer'])
  await newer.close()
})

test('an event of a kind that only newer processes know waits too', async () => {
  const [job] = consequenceJobs(joinConsequences({}))
  const event = { id: 1, kind: 'suites.newer_kind', subject: 'suite:1', data: {} }
  const run = job?.handle(marea.ctx(), { ...event, consequence: 'test.newer' } as never)
  await expect(run).rejects.toThrow('suites.newer_kind is unknown')
})

test('a consequence that was given up is kept by its name, and alone runs again', async () => {
  let isBroken = true
  const marea = await open({
    'suites.created': {
      works: keep('works'),
      breaks: async () => (isBroken ? fail('breaks')() : keep('breaks')()),
    },
  })
  await marea.record('1')
  await sql`update pgboss.job set retry_limit = 0 where name = 'event.consequence'`.execute(
    marea.db,
  )
  await marea.start()
  const list = () => listFailedJobs(marea.db, { limit: 9, offset: 0 })
  await eventually(async () => expect(await list()).toMatchObject([{ name: 'test.breaks' }]))
  await eventually(() => expect(ran.toSorted()).toEqual(['breaks', 'works']))
  isBroken = false
  const [failed] = await list()
  await inTransaction(marea.ctx(), async (ctx) => {
    expect(await retryFailedJob(ctx, failed?.id ?? '')).toMatchObject({ name: 'test.breaks' })
  })
  await eventually(() => expect(ran.toSorted()).toEqual(['breaks', 'breaks', 'works']))
  expect(await list()).toEqual([])
  await marea.close()
})

test('a job that a process from before enqueued for all consequences becomes one for each', async () => {
  const marea = await open({ 'suites.created': { email: keep('email'), note: keep('note') } })
  const event = { id: 7, kind: 'suites.created', subject: 'suite:7', data: {} }
  await marea.jobs.enqueue(marea.db, { name: 'event.follow' }, event)
  expect(await marea.drain()).toBe(3)
  expect(ran.toSorted()).toEqual(['email', 'note'])
  await marea.close()
})
