import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { eventually } from '../../../test/server/eventually.ts'
import { openTcpProxy } from '../../../test/stand-ins/tcp-proxy.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { recordEvent } from './events.ts'
import { type ListenTiming, listenToEvents, pauseBefore } from './listen.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

async function openListener(timing: Partial<ListenTiming> = {}) {
  const proxy = await openTcpProxy(marea.databaseUrl)
  const heard: string[] = []
  const gaps: number[] = []
  const listener = await listenToEvents(proxy.url, {
    log: marea.log,
    onEvent: ({ subject }) => heard.push(subject),
    onGap: () => gaps.push(Date.now()),
    timing,
  })
  const close = async () => {
    await listener.stop()
    proxy.close()
  }
  return { proxy, heard, gaps, close }
}

function record(subject: `suite:${string}`) {
  return inTransaction(marea.ctx(), (ctx) => recordEvent(ctx, { kind: 'suites.created', subject }))
}

/** Ten times faster than in production, so that ten seconds of outage pass in one. */
const tenfold = { firstMs: 20, maxMs: 300 }

describe.concurrent('a listener whose database refuses connections', () => {
  test.each([
    { outage: '3 s', ms: 3000 },
    { outage: '10 s', ms: 1000, timing: tenfold },
    { outage: '30 s', ms: 3000, timing: tenfold },
  ])('for $outage receives events again within 5 s, by one connection', async ({ ms, timing }) => {
    const { proxy, heard, gaps, close } = await openListener(timing)
    await proxy.refuse()
    await wait(ms)
    const acceptedAt = Date.now()
    await proxy.accept()
    await eventually(() => expect(gaps).toHaveLength(1))
    expect(Number(gaps[0]) - acceptedAt).toBeLessThan(5000)
    await wait(1000)
    expect(gaps).toHaveLength(1)
    expect(proxy.countOpen()).toBe(1)
    await record(`suite:${ms}`)
    await eventually(() => expect(heard).toContain(`suite:${ms}`))
    await close()
  })
})

test('a listener whose connection has silently died reconnects', async () => {
  const { proxy, gaps, close } = await openListener({ heartbeatMs: 400, timeoutMs: 300 })
  proxy.freeze()
  await wait(1000)
  proxy.thaw()
  await eventually(() => expect(gaps).toHaveLength(1))
  await close()
})

test('pauses between attempts grow to a cap that leaves time to recover, and differ', () => {
  const pauses = Array.from({ length: 40 }, (_, attempt) => pauseBefore(attempt))
  expect(Math.min(...pauses)).toBeGreaterThan(50)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(3000)
  expect(Math.min(...pauses.slice(10))).toBeGreaterThanOrEqual(1500)
  expect(new Set(pauses.slice(10)).size).toBeGreaterThan(20)
})

test('stopping during an outage ends the attempts', async () => {
  const { proxy, gaps, close } = await openListener(tenfold)
  await proxy.refuse()
  await close()
  await wait(500)
  expect(gaps).toHaveLength(0)
  const open = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'marea-listen' and datname = current_database()`.execute(marea.db)
  expect(open.rows).toEqual([{ count: 0 }])
})
