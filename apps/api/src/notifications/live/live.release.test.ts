import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { signedIn } from '../../../test/people.ts'
import { freePort } from '../../../test/server/free-port.ts'
import { newServers } from '../../../test/server/run-server.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'
import { sendTransient } from './live.ts'
import { openStreamsOf } from './open-streams.ts'

const people = 25
const streamsPerPerson = 8
const servers = newServers()
let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(async () => {
  await servers.endAll()
  await marea.close()
})

async function startServer(port: number) {
  const environment = {
    DATABASE_URL: marea.databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'error',
  }
  const { child, said } = await servers.start(environment)
  await vi.waitFor(() => expect(said.text).toContain('Marea is open'), { timeout: 30_000 })
  return child
}

/** Resumes after every break from its last event and ignores ids it knows, as browsers do. */
function openClient(url: string, { token }: Someone, signal: AbortSignal) {
  const client = { ids: new Set<number>(), last: 0, opened: 0, doubled: 0 }

  function take(block: string, ofConnection: Set<string>) {
    const [, id, kind] = /^id: (\d+)\nevent: (\S+)/m.exec(block) ?? []
    if (!kind) return
    if (kind !== 'live.open' && ofConnection.has(`${id}`)) client.doubled += 1
    ofConnection.add(`${id}`)
    client.last = Math.max(client.last, Number(id))
    if (kind === 'live.open') client.opened += 1
    // Each of these events also notifies its person, which is another event.
    else if (kind === 'wallet.deposit_credited') client.ids.add(Number(id))
  }

  async function readOnce() {
    const last: Record<string, string> = client.last ? { 'last-event-id': `${client.last}` } : {}
    const headers = { authorization: token, ...last }
    const response = await fetch(`${url}/api/events`, { headers, signal })
    const ofConnection = new Set<string>()
    let text = ''
    for await (const part of response.body ?? []) {
      const blocks = (text + Buffer.from(part).toString()).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) take(block, ofConnection)
    }
  }

  async function keepReading() {
    while (!signal.aborted) {
      await readOnce().catch(() => undefined)
      await wait(100 + Math.random() * 200)
    }
  }
  keepReading()
  return client
}

test('200 clients of a server that is killed and restarted resume, and none loses or doubles an event', async () => {
  const port = await freePort()
  let server = await startServer(port)
  const owners = await Promise.all(
    Array.from({ length: people }, (_, at) => signedIn(marea, `Person ${at}`)),
  )
  const leaving = new AbortController()
  const clients = owners.flatMap((owner) =>
    Array.from({ length: streamsPerPerson }, () => ({
      owner,
      client: openClient(`http://127.0.0.1:${port}`, owner, leaving.signal),
    })),
  )
  await vi.waitFor(() => expect(clients.every(({ client }) => client.opened === 1)).toBe(true), {
    timeout: 20_000,
  })

  const writing = { isOver: false }
  const written = writeUntil(writing, owners)
  await wait(500)
  server.kill('SIGKILL')
  await once(server, 'exit')
  server = await startServer(port)
  await wait(1500)
  writing.isOver = true
  const count = await written

  const expected = await idsByPerson()
  await vi.waitFor(
    () => {
      for (const { owner, client } of clients) {
        expect([...client.ids].sort((a, b) => a - b)).toEqual(expected.get(owner.id))
      }
    },
    { timeout: 20_000, interval: 250 },
  )
  expect(clients.filter(({ client }) => client.doubled > 0)).toEqual([])
  expect(count).toBeGreaterThan(100)
  expect(clients.every(({ client }) => client.opened >= 2)).toBe(true)
  leaving.abort()
})

async function writeUntil(writing: { isOver: boolean }, owners: Someone[]): Promise<number> {
  let count = 0
  for (; !writing.isOver; count += 1) {
    const { id } = owners[count % people] ?? { id: '' }
    const data = { depositId: 'any', amount: count }
    await inTransaction(marea.ctx(), (ctx) =>
      recordEvent(ctx, { kind: 'wallet.deposit_credited', subject: `user:${id}`, data }),
    )
    await wait(5)
  }
  return count
}

async function idsByPerson(): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ userId: string; ids: number[] }>`
    select substr(subject, 6) as "userId", array_agg(id order by id) as ids from events
    where kind = 'wallet.deposit_credited' group by subject`.execute(marea.db)
  return new Map(rows.map(({ userId, ids }) => [userId, ids.map(Number)]))
}

test('a client that does not read is dropped before much is kept for it', async () => {
  const slow = await signedIn(marea, 'Slow')
  const url = new URL(await marea.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(url.port), '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write(`GET /api/events HTTP/1.1\r\nhost: marea\r\nauthorization: ${slow.token}\r\n\r\n`)
  const streams = openStreamsOf(marea.ports)
  await vi.waitFor(() => expect(streams.of(slow.id).size).toBe(1))
  const [stream] = streams.of(slow.id)
  let most = 0
  for (let sent = 0; streams.of(slow.id).size > 0 && sent < 2000; sent += 1) {
    const data = { roomId: 'x'.repeat(32 * 1024) }
    sendTransient(marea.ports, { kind: 'messaging.typing', to: slow.id, data })
    await nextTurn()
    most = Math.max(most, (stream?.out.writableLength ?? 0) + (stream?.out.readableLength ?? 0))
  }
  expect(streams.of(slow.id).size).toBe(0)
  expect(most).toBeGreaterThan(64 * 1024)
  expect(most).toBeLessThan(200 * 1024)
  socket.destroy()
})
