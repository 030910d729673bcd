import { isDeepStrictEqual } from 'node:util'
import { blockNights } from '../apps/api/src/calendar/block.ts'
import { newSystemCtx } from '../apps/api/src/platform/platform.ts'
import type { Asked } from '../apps/api/src/search/asked.ts'
import { generateSuites } from '../apps/api/test/generated-suites.ts'
import { seedDemo } from '../demo/seed.ts'
import { addDays } from '../packages/contract/src/nights.ts'
import { ratio } from './house.ts'
import { startServer } from './load.ts'
import { startMarea } from './marea.ts'
import type { Figure } from './run.ts'
import {
  openWorld,
  quantile,
  sampleDated,
  sampleSearches,
  timesOf,
  type World,
} from './search-world.ts'

const suites = Number(process.env.SEARCH_SUITES ?? 100_000)

/** What a search costs in a city of generated homes, and in the demo world. */
export async function benchSearch(): Promise<Figure[]> {
  const world = await openWorld(({ db }, today) =>
    generateSuites(db, { count: suites, today, isBulk: true }),
  )
  try {
    return [
      atMost(`${suites} suites: index read from PostgreSQL`, world.buildMs / 1000, {
        goal: 60,
        unit: 's',
      }),
      ...(await inProcess(world)),
      ...(await overHttp(world)),
      await inDemo(),
    ]
  } finally {
    await world.close()
  }
}

/** Memory and PostgreSQL side by side on ten thousand random searches. */
export async function benchAgreement(): Promise<Figure[]> {
  const world = await openWorld(({ db }, today) => generateSuites(db, { count: 60, today }))
  try {
    let differing = 0
    const asked = sampleSearches(world.today, 10_000)
    for (const each of asked) {
      if (!isDeepStrictEqual(world.inMemory(each), await world.inSql(each))) differing += 1
    }
    return [
      atMost('random searches that PostgreSQL answers otherwise', differing, { goal: 0, unit: '' }),
    ]
  } finally {
    await world.close()
  }
}

async function inProcess(world: World): Promise<Figure[]> {
  await timesOf(sampleDated(world.today, 300), world.inMemory)
  const times = await timesOf(sampleDated(world.today, 2000), world.inMemory)
  const few = sampleDated(world.today, 12)
  const mine = quantile(await timesOf(few, world.inMemory), 0.5)
  const theirs = quantile(await timesOf(few, world.inSql), 0.5)
  const times20 = theirs / mine
  return [
    atMost('dated page with facets and histogram, p95', quantile(times, 0.95), {
      goal: 25,
      unit: 'ms',
    }),
    {
      what: 'the same page / one SQL statement, medians',
      measured: `${Math.round(times20)} × (${mine.toFixed(1)} ms to ${Math.round(theirs)} ms)`,
      goal: '≥ 20 ×',
      isMet: times20 >= 20,
    },
  ]
}

/** Each search is asked once before, as cards are read from PostgreSQL when first shown. */
async function overHttp(world: World): Promise<Figure[]> {
  const marea = await startMarea({
    DATABASE_URL: world.databaseUrl,
    DEMO: 'false',
    TEST_CARDS: 'true',
    ROLE: 'web',
  })
  const bare = await startServer('./bare-fastify.ts')
  try {
    await untilRead(marea.url)
    const paths = sampleDated(world.today, 6_000).map((asked) => `/api/suites?${queryOf(asked)}`)
    for (const path of paths) await (await fetch(marea.url + path)).text()
    const hello = { name: 'bare', url: `${bare.url}/hello` }
    const speed = await ratio('page without facets over HTTP / bare Fastify hello', 0.25, {
      ours: { name: 'search', url: marea.url, paths },
      bare: hello,
    })
    const again = await ratio('the same asked again before anything changed', 0.25, {
      ours: { name: 'search', url: marea.url, paths: paths.slice(0, 400) },
      bare: hello,
    })
    const rss = await memoryOf(marea.url)
    const heard = await hearingTimes(world, marea.url)
    return [
      speed,
      again,
      atMost('memory of a process with the index', rss / 2 ** 20, { goal: 1024, unit: 'MB' }),
      atMost('a block made here is out of search there, p99', quantile(heard, 0.99), {
        goal: 1000,
        unit: 'ms',
      }),
    ]
  } finally {
    await marea.stop()
    await bare.stop()
  }
}

/** While the index is read PostgreSQL answers, which takes far longer. */
async function untilRead(url: string): Promise<void> {
  for (let quick = 0; quick < 3; ) {
    const startedAt = performance.now()
    await (await fetch(`${url}/api/suites?facets=false`)).text()
    quick = performance.now() - startedAt < 150 ? quick + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

function queryOf({ when, where, guests, bedrooms, amenities, order }: Asked): string {
  const { checkIn, checkOut } = when.kind === 'fixed' ? when : { checkIn: '', checkOut: '' }
  const given = { where, checkIn, checkOut, order, facets: 'false' }
  const counts = { guests: String(guests), bedrooms: String(bedrooms), amenities: amenities.join() }
  return String(new URLSearchParams({ ...given, ...counts }))
}

async function memoryOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}

/** From the commit in this process to the first answer of the other one without the suite. */
async function hearingTimes(world: World, url: string): Promise<number[]> {
  const stay = { checkIn: addDays(world.today, 40), checkOut: addDays(world.today, 45) }
  const rows = await world.db
    .selectFrom('suites')
    .select(['id', 'latitude', 'longitude'])
    .limit(400)
    .execute()
  const times: number[] = []
  for (const { id, latitude, longitude } of rows) {
    const bbox = [longitude - 1e-7, latitude - 1e-7, longitude + 1e-7, latitude + 1e-7].join()
    const there = `${url}/api/suites?${new URLSearchParams({ ...stay, bbox, facets: 'false' })}`
    if ((await countAt(there)) !== 1) continue
    await blockNights(world.ctx(), {
      suiteId: id,
      from: stay.checkIn,
      to: stay.checkOut,
      reference: id,
    })
    const committedAt = performance.now()
    while ((await countAt(there)) > 0);
    times.push(performance.now() - committedAt)
  }
  return times.sort((one, other) => one - other)
}

async function countAt(url: string): Promise<number> {
  const { result }: { result: { count: number } } = await (await fetch(url)).json()
  return result.count
}

async function inDemo(): Promise<Figure> {
  const world = await openWorld((platform) => seedDemo(newSystemCtx(platform)))
  try {
    await timesOf(sampleDated(world.today, 300), world.inMemory)
    const times = await timesOf(sampleDated(world.today, 2000), world.inMemory)
    return atMost('demo world: dated page with facets, p95', quantile(times, 0.95), {
      goal: 2,
      unit: 'ms',
    })
  } finally {
    await world.close()
  }
}

function atMost(
  what: string,
  value: number,
  { goal, unit }: { goal: number; unit: string },
): Figure {
  return {
    what,
    measured: `${Number(value.toFixed(2))} ${unit}`,
    goal: `≤ ${goal} ${unit}`,
    isMet: value <= goal,
  }
}
