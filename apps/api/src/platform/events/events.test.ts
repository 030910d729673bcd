import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { eventually } from '../../../test/server/eventually.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type EventNotice, followJob, recordEvent } from './events.ts'
import { listenToEvents } from './listen.ts'

let marea: TestApp
const heard: EventNotice[] = []
let gaps = 0
const nobody = 'user:00000000-0000-4000-8000-000000000000'
let listener: { stop(): Promise<void> }

beforeAll(async () => {
  marea = await openTestApp()
  await marea.runJobs()
  listener = await listenToEvents(marea.databaseUrl, {
    log: marea.log,
    onEvent: (event) => heard.push(event),
    onGap: () => {
      gaps += 1
    },
  })
})
afterAll(async () => {
  await listener.stop()
  await marea.close()
})

test('a committed event reaches listeners and subscriptions once', async () => {
  const followed: unknown[] = []
  const job = followJob([
    { kind: 'pricing.coupon_made', follow: async (_ctx, event) => void followed.push(event.data) },
    { kind: 'suites.created', follow: async () => void followed.push('wrong') },
  ])
  const jobs = await openJobs(marea.databaseUrl, [job], { log: marea.log, isWorker: false })
  const following = { ...marea.ctx(), ports: { ...marea.ports, jobs } }
  await inTransaction(following, async (ctx) => {
    await recordEvent(ctx, {
      kind: 'pricing.coupon_made',
      subject: 'coupon:1',
      data: { code: 'TIDE10' },
    })
    await recordEvent(ctx, { kind: 'suites.unlisted', subject: 'suite:1' })
  })
  await eventually(() => expect(heard).toHaveLength(2))
  expect(heard[0]).toMatchObject({ kind: 'pricing.coupon_made', subject: 'coupon:1' })
  expect(await jobs.drain([job], marea.ctx)).toBe(1)
  expect(followed).toEqual([{ code: 'TIDE10' }])
  await jobs.stop()
})

test('a consequence that fails is retried for days', async () => {
  await inTransaction(marea.ctx(), (ctx) =>
    recordEvent(ctx, { kind: 'identity.reset_asked', subject: nobody }),
  )
  const { rows } = await sql<{ limit: number; hours: number }>`
    select retry_limit as limit, retry_delay_max / 3600 as hours from pgboss.job
    where name = 'event.follow' and data ->> 'subject' = ${nobody}`.execute(marea.db)
  expect(rows).toEqual([{ limit: 70, hours: 2 }])
  await marea.runJobs()
  await marea.db.deleteFrom('events').where('subject', '=', nobody).execute()
  await eventually(() => expect(heard.at(-1)?.kind).toBe('identity.reset_asked'))
})

test('during an upgrade, an event of a kind that only newer processes know waits for one of them', async () => {
  const job = followJob([])
  const newer = { id: 1, kind: 'suites.newer_kind', subject: 'suite:1', data: {} }
  await expect(job.handle(marea.ctx(), newer as never)).rejects.toThrow('is unknown')
})

test('an event of a transaction that fails is not recorded', async () => {
  heard.length = 0
  const failing = inTransaction(marea.ctx(), async (ctx) => {
    await recordEvent(ctx, { kind: 'identity.email_confirmed', subject: nobody })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await wait(200)
  expect(heard).toEqual([])
  expect(await marea.runJobs()).toBe(0)
  const rows = await marea.db.selectFrom('events').where('subject', '=', nobody).execute()
  expect(rows).toEqual([])
})

test('a listener that loses its connection reconnects and reports the gap', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'marea-listen' and datname = current_database()`.execute(marea.db)
  await eventually(() => expect(gaps).toBe(1))
  heard.length = 0
  await inTransaction(marea.ctx(), (ctx) =>
    recordEvent(ctx, { kind: 'suites.created', subject: 'suite:3' }),
  )
  await eventually(() => expect(heard).toHaveLength(1))
})
