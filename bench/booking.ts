import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { createHoldStay } from '../apps/api/src/bookings/hold/hold.ts'
import type { BookingRequest, SendCall } from './booking-calls.ts'
import { openBookingWorld, type Stays } from './booking-world.ts'
import type { Figure } from './figure.ts'
import { type RecordedTransactions, recordWrites, replayWrites } from './replay.ts'
import { quantile } from './search-world.ts'

const holdStay = createHoldStay()

const connections = 8
const stays = 150
const holds = 60
const tries = 500

/**
 * The cost of a booking from hold to confirmation compared with its bare writes, and how long a
 * crowd waits.
 */
export async function benchBooking(): Promise<Figure[]> {
  const world = await openBookingWorld({ stays: 2 * stays + holds, tries, connections })
  try {
    await waitUntilServing(world)
    return [await measureBooking(world), await measureHold(world), ...(await measureCrowd(world))]
  } finally {
    await world.close()
  }
}

/** Starting up keeps the process so busy that it sheds load for a moment. */
async function waitUntilServing({ ask, wishes }: Stays): Promise<void> {
  const path = `/bookings/${crypto.randomUUID()}/house-rules`
  const call = { method: 'PUT', path, token: wishes[0]?.token ?? '' } as const
  while ((await ask(call)).status === 503) await wait(200)
}

async function measureBooking({ ask, askWithin, wishes, bareUrl }: Stays): Promise<Figure> {
  const all = await recordBookings(askWithin, wishes.splice(0, stays))
  const took = await timeOf(() =>
    runInLanes(wishes.splice(0, stays), (request) => book(ask, request)),
  )
  const [ours, theirs] = [took, await replayWrites(bareUrl, all, connections)].map(
    (time) => (1000 * stays) / time,
  )
  const share = (ours ?? 0) / (theirs ?? 1)
  return {
    what: `hold to confirmed / its bare writes, ${connections} connections`,
    measured: `${Math.round(share * 100)} % (${Math.round(ours ?? 0)}/s to ${Math.round(theirs ?? 0)}/s)`,
    goal: '≥ 25 %',
    isMet: share >= 0.25,
  }
}

async function recordBookings(
  ask: SendCall,
  wishes: BookingRequest[],
): Promise<RecordedTransactions[]> {
  const record = recordWrites()
  const all: RecordedTransactions[] = []
  await runInLanes(wishes, async (request) => {
    all.push(await record.run(() => book(ask, request)))
  })
  record.stop()
  return all
}

async function book(ask: SendCall, { token, quoteId }: BookingRequest): Promise<void> {
  const { body } = await ask({ method: 'POST', path: '/bookings', token, body: { quoteId } })
  const path = `/bookings/${body.result?.id}`
  await ask({ method: 'PUT', path: `${path}/house-rules`, token })
  const paid = await ask({
    method: 'POST',
    path: `${path}/payment`,
    token,
    body: { useCredit: true },
  })
  if (paid.body.result?.status !== 'confirmed') throw new Error(JSON.stringify([body, paid.body]))
}

async function measureHold({ guestOf, wishes, databaseUrl }: Stays): Promise<Figure> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'create table bare_commits (id bigint generated always as identity, at timestamptz)',
  )
  const [held, commits]: [number[], number[]] = [[], []]
  for (const request of wishes) {
    const ctx = await guestOf(request)
    held.push(await timeOf(() => holdStay(ctx, request)))
    commits.push(await timeOf(() => client.query('insert into bare_commits (at) values (now())')))
  }
  await client.end()
  const [hold, commit] = [held, commits].map((times) => quantile(times.sort(ascending), 0.5))
  const times = (hold ?? 0) / (commit ?? 1)
  return {
    what: 'a durable hold beside a bare commit, p50',
    measured: `${times.toFixed(1)} × (${hold?.toFixed(1)} ms to ${commit?.toFixed(1)} ms)`,
    goal: '≤ 10 ×',
    isMet: times <= 10,
  }
}

async function measureCrowd({ url, crowd }: Stays): Promise<Figure[]> {
  const answers = await sendTogether({ url, crowd })
  const winners = answers.filter(({ status }) => status === 200).length
  const losers = answers.filter(({ code }) => code === 'booking.dates_taken')
  const failures = answers.length - winners - losers.length
  const waits = losers.map(({ wait }) => wait)
  const p99 = quantile(waits.sort(ascending), 0.99)
  return [
    {
      what: `${crowd.length} at once for one night: winners, failures`,
      measured: `${winners} and ${failures}`,
      goal: '1 and 0',
      isMet: winners === 1 && failures === 0,
    },
    {
      what: 'what the losers wait for their answer, p99',
      measured: `${Math.round(p99)} ms`,
      goal: '≤ 1,000 ms',
      isMet: p99 <= 1000,
    },
  ]
}

type CrowdResponse = { status: number; code?: string; wait: number }

/** From a separate process, as guests do. */
async function sendTogether(given: Pick<Stays, 'url' | 'crowd'>): Promise<CrowdResponse[]> {
  const file = fileURLToPath(new URL('./concurrent-holds.ts', import.meta.url))
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(given))
  return JSON.parse(await text(child.stdout))
}

async function runInLanes<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) await work(item)
    }),
  )
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

function ascending(one: number, other: number): number {
  return one - other
}
