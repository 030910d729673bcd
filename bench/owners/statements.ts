import type { Database } from '../../apps/api/src/platform/db/database.ts'
import type { Figure } from '../figure.ts'
import { startMarea } from '../marea.ts'
import { openSearchWorld, quantile } from '../search-world.ts'
import { fillStatementsWorld, statementHomes, statementOwners } from './statements-world.ts'

const months = 12
const clients = 4
const aloneMs = 8_000
const pauseMs = 10

export async function benchStatements(): Promise<Figure[]> {
  const world = await openSearchWorld(fillStatementsWorld)
  const marea = await startMarea({
    DATABASE_URL: world.databaseUrl,
    DEMO: 'false',
    TEST_CARDS: 'true',
    ROLE: 'all',
  })
  const ask = () => read(`${marea.url}/api/suites`)
  try {
    await timesUntil(ask, after(aloneMs))
    const before = await timesUntil(ask, after(aloneMs))
    const { db, ports } = world.ctx()
    const startedAt = performance.now()
    await ports.jobs.enqueue(db, { name: 'owners.close-months' }, {})
    const during = await timesUntil(ask, allSealed(world.db))
    const seconds = (performance.now() - startedAt) / 1000
    const later = await timesUntil(ask, after(aloneMs))
    return [slower(during, [...before, ...later]), tookFor(seconds)]
  } finally {
    await marea.stop()
    await world.close()
  }
}

/** Retries when the server is busy; the wait counts. */
async function read(url: string): Promise<void> {
  const response = await fetch(url)
  await response.arrayBuffer()
  if (response.ok) return
  if (response.status !== 503) throw new Error(`${url} answered ${response.status}.`)
  await pause(100)
  return read(url)
}

type Over = () => Promise<boolean>

function after(ms: number): Over {
  const until = performance.now() + ms
  return async () => performance.now() >= until
}

function allSealed(db: Database): Over {
  return async () => {
    const { count } = await db
      .selectFrom('statementSeals')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count >= statementOwners * months
  }
}

/**
 * Several clients send requests until it is over, which is checked twice a second. They pause
 * between requests, because otherwise they use more of the processor than Marea.
 */
async function timesUntil(ask: () => Promise<void>, isOver: Over): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  const clock = (async () => {
    while (!(await isOver())) await pause(500)
    isDone = true
  })()
  const client = async () => {
    while (!isDone) {
      const startedAt = performance.now()
      await ask()
      times.push(performance.now() - startedAt)
      await pause(pauseMs)
    }
  }
  await Promise.all([clock, ...Array.from({ length: clients }, client)])
  return times
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function slower(during: number[], alone: number[]): Figure {
  const [busy, quiet] = [during, alone].map(middle) as [number, number]
  const times = busy / quiet
  return {
    what: 'GET /suites while a year is sealed / without, p50',
    measured: `${times.toFixed(2)} × (${busy.toFixed(2)} ms to ${quiet.toFixed(2)} ms)`,
    goal: '≤ 1.2 ×',
    isMet: times <= 1.2,
  }
}

function tookFor(seconds: number): Figure {
  return {
    what: `sealing ${months} months of ${statementHomes} homes, ${statementOwners} owners`,
    measured: `${seconds.toFixed(0)} s`,
    goal: 'in the background',
    isMet: true,
  }
}

function middle(times: number[]): number {
  return quantile(
    times.toSorted((one, other) => one - other),
    0.5,
  )
}
