import { gzipSync } from 'node:zlib'
import { addDays } from '../../packages/contract/src/platform/time/days.ts'
import type { Figure } from '../figure.ts'
import { startMarea } from '../marea.ts'
import { openSearchWorld, quantile } from '../search-world.ts'
import { fillCalendarWorld, signInOwner } from './calendar-world.ts'
import { measureScrolling, type Scrolled } from './scrolling.ts'

const homes = 100
const rounds = 60
const maxBytes = 60_000

export async function benchOwnerCalendar(): Promise<Figure[]> {
  const world = await openSearchWorld((platform, today) =>
    fillCalendarWorld(platform, today, homes),
  )
  const marea = await startMarea({
    DATABASE_URL: world.databaseUrl,
    DEMO: 'false',
    TEST_CARDS: 'true',
    ROLE: 'web',
  })
  try {
    const token = await signInOwner(world.ctx())
    const path = `${marea.url}/api/owner/calendar?from=${world.today}&to=${addDays(world.today, 730)}`
    const many = () => read(path, token)
    const one = () => read(`${path}&home=suite-1`, token)
    const bytes = gzipSync(await many()).length
    const [ofOne, ofMany] = await timesInTurns(one, many)
    const { ours, bare } = await measureScrolling(marea.url, token)
    return [weight(bytes), slower(ofMany, ofOne), smooth(ours, bare), light(ours, bare)]
  } finally {
    await marea.stop()
    await world.close()
  }
}

async function read(url: string, token: string): Promise<string> {
  const response = await fetch(url, { headers: { authorization: token } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.text()
}

/** Medians taken in turns, so that a noisy neighbor affects both alike; a third is for warming up. */
async function timesInTurns(...asks: (() => Promise<unknown>)[]): Promise<[number, number]> {
  const times = asks.map((): number[] => [])
  for (let round = 0; round < rounds * 1.5; round += 1) {
    for (const [index, ask] of asks.entries()) {
      const startedAt = performance.now()
      await ask()
      if (round >= rounds / 2) times[index]?.push(performance.now() - startedAt)
    }
  }
  const [one = 0, many = 0] = times.map((each) =>
    quantile(
      each.toSorted((first, second) => first - second),
      0.5,
    ),
  )
  return [one, many]
}

function weight(bytes: number): Figure {
  return {
    what: `owner calendar, ${homes} homes × 24 months, gzip`,
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    goal: '≤ 60 kB',
    isMet: bytes <= maxBytes,
  }
}

function slower(many: number, one: number): Figure {
  const times = many / one
  return {
    what: `owner calendar of ${homes} homes / of one home`,
    measured: `${times.toFixed(2)} × (${many.toFixed(1)} ms to ${one.toFixed(1)} ms)`,
    goal: '≤ 3 ×',
    isMet: times <= 3,
  }
}

function smooth(ours: Scrolled, bare: Scrolled): Figure {
  return {
    what: `scrolling a year of ${homes} homes, frames dropped`,
    measured: `${droppedShare(ours)}; a bare table ${droppedShare(bare)}`,
    goal: '< 2 %',
    isMet: ours.dropped / ours.frames < 0.02,
  }
}

function droppedShare({ frames, dropped }: Scrolled): string {
  return `${((100 * dropped) / frames).toFixed(1)} % (${dropped} of ${frames})`
}

function light(ours: Scrolled, bare: Scrolled): Figure {
  return {
    what: 'main thread per scrolled frame',
    measured: `${ours.workMs.toFixed(1)} ms; a bare table ${bare.workMs.toFixed(1)} ms`,
    goal: '≤ 4 ms',
    isMet: ours.workMs <= 4,
  }
}
