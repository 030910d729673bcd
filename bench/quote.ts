import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/start.ts'
import { addDays } from '../packages/contract/src/platform/time/days.ts'
import type { Figure } from './figure.ts'
import { startServer } from './load.ts'
import { startMarea } from './marea.ts'
import { stopAll } from './page-shell.ts'
import { quantile } from './search-world.ts'

const rounds = 4
const perRound = 400
const concurrency = 4

type SendRequest = (turn: number) => Promise<unknown>

export async function benchQuote(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const marea = await startMarea({ DATABASE_URL: postgres.url, DEMO: 'true', ROLE: 'web' })
  const homes = await findAvailableHomes(marea.url)
  const ours = post(`${marea.url}/api/suites`, (turn) => homes[turn % homes.length] ?? never())
  const first = (await ours(0)) as { result: { id: string } }
  const bareEnv = { DATABASE_URL: postgres.url, QUOTE_ID: first.result.id }
  const fastify = await startServer('./bare-fastify.ts', bareEnv)
  const bare = post(fastify.url, () => ({ path: '/quote', body: {} }))
  try {
    const [mine = [], theirs = []] = await timesInTurn([ours, bare])
    return [0.5, 0.95].map((part) => slower(part, quantile(mine, part), quantile(theirs, part)))
  } finally {
    await stopAll([marea, fastify])
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function slower(part: number, mine: number, theirs: number): Figure {
  const times = mine / theirs
  return {
    what: `quote, p${part * 100} / bare Fastify with its INSERT alone`,
    measured: `${times.toFixed(2)} × (${mine.toFixed(2)} ms to ${theirs.toFixed(2)} ms)`,
    goal: '≤ 3 ×',
    isMet: times <= 3,
  }
}

/** In turns, so that a noisy neighbor affects all alike; the first turn warms both up. */
async function timesInTurn(asks: SendRequest[]): Promise<number[][]> {
  const times = asks.map((): number[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, ask] of asks.entries()) {
      const taken = await timesOf(ask)
      if (round > 0) times[index]?.push(...taken)
    }
  }
  return times.map((each) => each.sort((one, other) => one - other))
}

async function timesOf(ask: SendRequest): Promise<number[]> {
  const times: number[] = []
  let turn = 0
  const work = async () => {
    while (turn < perRound) {
      turn += 1
      const startedAt = performance.now()
      await ask(turn)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return times
}

type Call = { path: string; body: object }

async function findAvailableHomes(url: string): Promise<Call[]> {
  const today = new Date().toISOString().slice(0, 10)
  const calls: Call[] = []
  for (let ahead = 30; ahead < 330; ahead += 10) {
    const stay = { checkIn: addDays(today, ahead), checkOut: addDays(today, ahead + 7) }
    const query = new URLSearchParams({ ...stay, guests: '2' })
    const answer = await (await fetch(`${url}/api/suites?${query}`)).json()
    const { items } = (answer as { result: { items: { slug: string }[] } }).result
    for (const { slug } of items) {
      calls.push({ path: `/${slug}/quotes`, body: { ...stay, guests: 2 } })
    }
  }
  return calls
}

function post(base: string, callOf: (turn: number) => Call): SendRequest {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  return (turn) => {
    const { path, body } = callOf(turn)
    const options = { method: 'POST', agent, headers: { 'content-type': 'application/json' } }
    return new Promise((resolve, reject) => {
      const sent = request(`${base}${path}`, options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (answer.statusCode === 200) resolve(JSON.parse(text))
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text}`))
        })
      })
      sent.on('error', reject)
      sent.end(JSON.stringify(body))
    })
  }
}

function never(): never {
  throw new Error('No home is free.')
}
