import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { eventually } from '../../../test/server/eventually.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type EventNotice, recordEvent } from './events.ts'
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

test('a committed event reaches listeners once', async () => {
  await inTransaction(marea.ctx(), async (ctx) => {
    await recordEvent(ctx, {
      kind: 'pricing.coupon_made',
      subject: 'coupon:1',
      data: { code: 'TIDE10' },
    })
    await recordEvent(ctx, { kind: 'suites.unlisted', subject: 'suite:1' })
  })
  await eventually(() => expect(heard).toHaveLength(2))
  expect(heard[0]).toMatchObject({ kind: 'pricing.coupon_made', subject: 'coupon:1' })
  await sql`delete from pgboss.job where name like 'event.%'`.execute(marea.db)
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
