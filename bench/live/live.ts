import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '../../apps/api/src/app.ts'
import { openPlatform } from '../../apps/api/src/open.ts'
import { createCaller, headersOf, type SendCall } from '../booking-calls.ts'
import type { Figure } from '../figure.ts'
import type { Server } from '../load.ts'
import { startMarea } from '../marea.ts'
import { type RecordedTransactions, recordWrites, replayWrites } from '../replay.ts'
import { quantile } from '../search-world.ts'
import { type LiveWorld, openLiveWorld, type Participant } from './live-world.ts'
import { measureMemory } from './server-memory.ts'

const conversations = 500
const perSecond = 200
const seconds = 15
const connections = 8
/** More connections at once would be refused by the operating system of a busy server. */
const maxSockets = 64
const messages = 600

/** Messages to many open streams, the memory of a stream, and the cost of sending a message. */
export async function benchLive(): Promise<Figure[]> {
  const world = await openLiveWorld(conversations)
  try {
    const one = await measureDelivery(world, 1)
    const two = await measureDelivery(world, 2)
    return [...figuresOf(one, two), await measureSending(world)]
  } finally {
    await world.close()
  }
}

type Compared = Record<'lost' | 'doubled' | 'p50' | 'p99', number>
type Delivery = Compared & { bytesPerStream: number; sentPerSecond: number }

async function measureDelivery(world: LiveWorld, processes: number): Promise<Delivery> {
  const inspectorPort = 9300 + Math.floor(Math.random() * 500)
  const servers: Server[] = []
  for (let each = 0; each < processes; each += 1) {
    servers.push(await startServer(world, inspectorPort + each))
  }
  try {
    const before = await measureMemory(inspectorPort)
    const heard = createRecord()
    const streams = await openStreams(world.participants, servers, heard.onMessage)
    const after = await measureMemory(inspectorPort)
    await sendAll(world.participants, servers, { seconds: 3 })
    heard.clear()
    const since = performance.now()
    const sent = await sendAll(world.participants, servers, { seconds })
    const sentPerSecond = (1000 * sent.size) / (performance.now() - since)
    await wait(3000)
    for (const stream of streams) stream.destroy()
    const bytesPerStream = ((after - before) * processes) / streams.length
    return { ...heard.compare(sent), bytesPerStream, sentPerSecond }
  } finally {
    for (const server of servers) await server.stop()
  }
}

function startServer(world: LiveWorld, inspectorPort: number): Promise<Server> {
  const NODE_OPTIONS = `--inspect=127.0.0.1:${inspectorPort}`
  return startMarea({ ...environmentOf(world), NODE_OPTIONS })
}

function environmentOf({ databaseUrl: DATABASE_URL }: LiveWorld) {
  return { DATABASE_URL, ROLE: 'web', DEMO: 'false', TEST_CARDS: 'true', SHED_LOAD_AFTER_MS: '0' }
}

type Sent = Map<number, number>

/** When each message arrived at which streams; both participants have one. */
function createRecord() {
  const arrivals = new Map<number, number[]>()
  return {
    clear: () => arrivals.clear(),
    onMessage(messageId: number) {
      arrivals.set(messageId, [...(arrivals.get(messageId) ?? []), performance.now()])
    },
    compare(sent: Sent): Compared {
      const all = [...sent].map(([id, at]) => (arrivals.get(id) ?? []).map((each) => each - at))
      const took = all.flat().sort((a, b) => a - b)
      return {
        lost: all.reduce((sum, each) => sum + Math.max(0, 2 - each.length), 0),
        doubled: all.filter((each) => each.length > 2).length,
        p50: quantile(took, 0.5),
        p99: quantile(took, 0.99),
      }
    },
  }
}

async function openStreams(
  participants: Participant[],
  servers: Server[],
  onMessage: (id: number) => void,
) {
  const streams = []
  for (const [at, { token }] of participants.entries()) {
    streams.push(await openStream(serverOf(servers, at).url, token, onMessage))
  }
  return streams
}

function serverOf(servers: Server[], at: number): Server {
  const server = servers[at % servers.length]
  if (!server) throw new Error('There is no server.')
  return server
}

function openStream(url: string, token: string, onMessage: (id: number) => void) {
  return new Promise<ReturnType<typeof get>>((resolve, reject) => {
    const request = get(`${url}/api/events`, { agent: false, headers: { authorization: token } })
    request.on('error', reject)
    request.on('response', (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`A stream answered ${response.statusCode}.`))
      let text = ''
      response.on('data', (part) => {
        const blocks = (text + part).split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const data = /^event: messaging\.sent\ndata: (.*)$/m.exec(block)?.[1]
          if (data) onMessage(JSON.parse(data).messageId)
        }
      })
      response.once('data', () => resolve(request))
      response.on('error', () => undefined)
    })
  })
}

/** Sends at a fixed rate, however long responses take. */
async function sendAll(
  participants: Participant[],
  servers: Server[],
  { seconds }: { seconds: number },
): Promise<Sent> {
  const sent: Sent = new Map()
  const callers = servers.map(({ url }) => createCaller(`${url}/api`, maxSockets))
  const answers: Promise<void>[] = []
  const since = performance.now()
  for (let count = 0; count < perSecond * seconds; count += 1) {
    await wait(Math.max(0, since + (count * 1000) / perSecond - performance.now()))
    const call = callers[count % callers.length]
    const participant = participants[count % participants.length]
    if (call && participant) answers.push(sendOne(call, participant, sent))
  }
  await Promise.all(answers)
  return sent
}

async function sendOne(call: SendCall, participant: Participant, sent: Sent): Promise<void> {
  const at = performance.now()
  const { status, body } = await call(messageOf(participant))
  if (status !== 200) throw new Error(`A message was answered with ${status}.`)
  sent.set(Number(body.result?.id), at)
}

function messageOf({ token, roomId }: Participant) {
  const path = `/rooms/${roomId}/messages`
  const body = { id: crypto.randomUUID(), text: 'Is the pool warm in March?' }
  return { method: 'POST', path, token, body } as const
}

function figuresOf(one: Delivery, two: Delivery): Figure[] {
  const streams = 2 * conversations
  const [p50, p99] = [one.p50, one.p99].map((ms) => `${ms.toFixed(1)} ms`)
  const kilobytes = one.bytesPerStream / 1000
  const rate = Math.round(one.sentPerSecond)
  // If the machine cannot send at this rate, messages queue and their delays mean nothing.
  const isInTime = one.sentPerSecond >= 0.95 * perSecond
  return [
    {
      what: `lost and doubled of ${perSecond}/s to ${streams} streams`,
      measured: `${one.lost} and ${one.doubled} (sent ${rate}/s)`,
      goal: '0 and 0',
      isMet: one.lost + one.doubled === 0,
    },
    {
      what: 'delivery, p99 / p50',
      measured: `${(one.p99 / one.p50).toFixed(1)} × (${p99} to ${p50})`,
      goal: '≤ 5 ×',
      isMet: isInTime && one.p99 <= 5 * one.p50,
    },
    {
      what: 'memory of an idle stream',
      measured: `${kilobytes.toFixed(1)} kB`,
      goal: '≤ 40 kB',
      isMet: kilobytes <= 40,
    },
    {
      what: 'delivery by two processes / by one, p50',
      measured: `${(two.p50 / one.p50).toFixed(2)} × (${two.p50.toFixed(1)} ms, ${two.lost} lost)`,
      goal: '≤ 2 ×',
      isMet: isInTime && two.p50 <= 2 * one.p50 && two.lost + two.doubled === 0,
    },
  ]
}

/** Sending over HTTP compared with the same writes in the same transactions, without the application. */
async function measureSending(world: LiveWorld): Promise<Figure> {
  const bare = (await recordMessages(world)).map(withNewIds)
  const server = await startMarea(environmentOf(world))
  try {
    const call = createCaller(`${server.url}/api`)
    await timeOfSending(call, world)
    const took = await timeOfSending(call, world)
    const replayed = await replayWrites(world.databaseUrl, bare, connections)
    const [ours = 0, theirs = 1] = [took, replayed].map((ms) => (1000 * bare.length) / ms)
    return {
      what: `sending a message / its bare writes, ${connections} connections`,
      measured: `${Math.round((100 * ours) / theirs)} % (${Math.round(ours)}/s to ${Math.round(theirs)}/s)`,
      goal: '≥ 40 %',
      isMet: ours >= 0.4 * theirs,
    }
  } finally {
    await server.stop()
  }
}

async function timeOfSending(call: SendCall, { participants }: LiveWorld): Promise<number> {
  const waiting = participants.slice(0, messages)
  const since = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        await sendOne(call, next, new Map())
      }
    }),
  )
  return performance.now() - since
}

async function recordMessages(world: LiveWorld): Promise<RecordedTransactions[]> {
  const { config, databaseUrl, participants } = world
  const platform = await openPlatform(config, { databaseUrl })
  const app = await buildApp(platform)
  const record = recordWrites()
  const all: RecordedTransactions[] = []
  for (const each of participants.slice(0, messages)) {
    const { path, token, body } = messageOf(each)
    const send = async () => {
      const headers = headersOf(token)
      const answer = await app.inject({ method: 'POST', url: `/api${path}`, headers, body })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    }
    all.push(await record.run(send))
  }
  record.stop()
  await app.close()
  await platform.close()
  return all
}

/** Ids from senders are unique, so replayed messages get new ones. */
function withNewIds(transactions: RecordedTransactions): RecordedTransactions {
  return transactions.map((queries) =>
    queries.map(({ text, values }) => ({
      text,
      values: /insert into "?messages/.test(text)
        ? values.map((value) => (isUuidOfSender(value, values) ? crypto.randomUUID() : value))
        : values,
    })),
  )
}

/** The first value of the insert is the id from the sender. */
function isUuidOfSender(value: unknown, values: unknown[]): boolean {
  return value === values[0]
}
