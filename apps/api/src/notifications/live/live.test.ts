import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { listenToEvents } from '#platform/events/listen.ts'
import { callAs, signedIn, signIn } from '../../../test/people.ts'
import { eventually } from '../../../test/server/eventually.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'
import { catchUpStreams, endStreams, sendToEveryone, sendToStreams } from './live.ts'

let marea: TestApp
let laura: Someone
let diego: Someone
let url: string
let listener: { stop(): Promise<void> }

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
  diego = await signedIn(marea, 'Diego')
  url = await marea.app.listen({ port: 0, host: '127.0.0.1' })
  listener = await listenToEvents(marea.databaseUrl, {
    log: marea.log,
    onEvent: (event) => void sendToStreams(marea.ports, event),
    onGap: () => void catchUpStreams(marea.ports),
  })
})
afterAll(async () => {
  await listener.stop()
  await marea.close()
})

async function listen({ token }: { token: string }, lastEventId?: string) {
  const leaving = new AbortController()
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: token, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: leaving.signal,
  })
  const heard = { text: '', isOver: false, status: response.status }
  const reading = async () => {
    for await (const part of response.body ?? []) heard.text += Buffer.from(part).toString()
  }
  reading()
    .catch(() => undefined)
    .then(() => {
      heard.isOver = true
    })
  return { heard, leave: () => leaving.abort() }
}

function credit({ id }: Someone, amount: number) {
  return inTransaction(marea.ctx(), (ctx) =>
    recordEvent(ctx, {
      kind: 'wallet.deposit_credited',
      subject: `user:${id}`,
      data: { depositId: 'any', amount },
    }),
  )
}

function happen({ id }: Someone, kind: 'identity.password_changed' | 'payments.card_saved') {
  return inTransaction(marea.ctx(), (ctx) => recordEvent(ctx, { kind, subject: `user:${id}` }))
}

test('a person hears what happens to them, and nothing of others or of identity', async () => {
  const { heard, leave } = await listen(laura)
  await credit(diego, 1)
  await happen(laura, 'identity.password_changed')
  await credit(laura, 60_00)
  await eventually(() => expect(heard.text).toContain('"amount":6000'))
  expect(heard.text).toContain('event: wallet.deposit_credited')
  expect(heard.text).not.toContain('"amount":1,')
  expect(heard.text).not.toContain('identity')
  leave()
})

test('who comes back hears what was missed, once', async () => {
  const first = await listen(laura)
  await happen(laura, 'payments.card_saved')
  await eventually(() => expect(first.heard.text).toContain('payments.card_saved'))
  const [last = ''] = /\d+(?=\nevent: payments)/.exec(first.heard.text) ?? []
  first.leave()
  await credit(laura, 5_00)
  const second = await listen(laura, last)
  await eventually(() => expect(second.heard.text).toContain('"amount":500,'))
  await catchUpStreams(marea.ports)
  await wait(100)
  expect(second.heard.text.split('"amount":500,')).toHaveLength(2)
  second.leave()
})

test('no event falls between the opening of a stream and its first event', async () => {
  const rosa = await signedIn(marea, 'Rosa')
  const credits = Array.from({ length: 40 }, async (_, at) => {
    await wait(at)
    await credit(rosa, 1000 + at)
  })
  const streams = await Promise.all(Array.from({ length: 8 }, () => listen(rosa)))
  await Promise.all(credits)
  const { rows } = await sql<{ id: number }>`select id from events
    where subject = ${`user:${rosa.id}`} and kind = 'wallet.deposit_credited'`.execute(marea.db)
  for (const { heard, leave } of streams) {
    await eventually(() => {
      const opened = Number(/\d+(?=\nevent: live.open)/.exec(heard.text)?.[0])
      const later = rows.map(({ id }) => id).filter((id) => id > opened)
      const ids = [...heard.text.matchAll(/id: (\d+)\nevent: wallet/g)].map(([, id]) => Number(id))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(later))
    })
    leave()
  }
})

test('who missed hundreds of events gets them all at once', async () => {
  const first = await listen(laura)
  await eventually(() => expect(first.heard.text).toContain('live.open'))
  const [last = ''] = /\d+(?=\nevent: live.open)/.exec(first.heard.text) ?? []
  first.leave()
  await sql`insert into events (kind, subject, data, occurred_at)
    select 'wallet.deposit_credited', ${`user:${laura.id}`},
      json_build_object('depositId', repeat('x', 150), 'amount', n), ${marea.clock.now()}
    from generate_series(1, 450) n`.execute(marea.db)
  const second = await listen(laura, last)
  await credit(laura, 9_87)
  await eventually(() => expect(second.heard.text).toContain('"amount":987'))
  expect(second.heard.text.match(/"xxx/g)).toHaveLength(450)
  expect(second.heard.text).not.toContain('live.gap')
  second.leave()
})

test('a visitor hears nothing, and a person listens in eight places at most', async () => {
  expect((await fetch(`${url}/api/events`)).status).toBe(401)
  const streams = await Promise.all(Array.from({ length: 8 }, () => listen(diego)))
  expect(await marea.readMetrics()).toMatch(/^marea_live_streams \d/m)
  const ninth = await listen(diego)
  expect(ninth.heard.status).toBe(429)
  streams[0]?.leave()
  await eventually(async () => expect((await listen(diego)).heard.status).toBe(200))
  for (const { leave } of streams) leave()
})

test('a session that is signed out hears nothing from then on, and others go on hearing', async () => {
  const phone = (await signIn(marea, laura.email)).body.result
  const [lost, kept] = [await listen(phone), await listen(laura)]
  await eventually(() => expect(lost.heard.text).toContain('live.open'))
  const call = callAs(marea, phone.token)
  expect((await call('DELETE', '/user/session')).status).toBe(200)
  await credit(laura, 77_00)
  await eventually(() => expect(kept.heard.text).toContain('7700'))
  await eventually(() => expect(lost.heard.isOver).toBe(true))
  expect(lost.heard.text).not.toContain('7700')
  expect(kept.heard.isOver).toBe(false)
  kept.leave()
})

test('an account that is deleted hears nothing from then on', async () => {
  const vera = await signedIn(marea, 'Vera')
  const { heard } = await listen(vera)
  expect((await vera.call('DELETE', '/user', { body: {} })).status).toBe(200)
  await eventually(() => expect(heard.isOver).toBe(true))
})

test('a process that stops ends its streams', async () => {
  const { heard } = await listen(laura)
  endStreams(marea.ports)
  await eventually(() => expect(heard.isOver).toBe(true))
})

test('a changed text of the interface reaches everyone who listens', async () => {
  const both = await Promise.all([listen(laura), listen(diego)])
  sendToEveryone(marea.ports, { kind: 'locale.texts_changed', data: {} })
  for (const { heard, leave } of both) {
    await eventually(() => expect(heard.text).toContain('event: locale.texts_changed'))
    leave()
  }
})
