import { blockNights } from '../../apps/api/src/calendar/nights/block-nights.ts'
import { Problem } from '../../apps/api/src/platform/problem.ts'
import type { ParsedSearch } from '../../apps/api/src/search/query.ts'
import { addDays } from '../../packages/contract/src/platform/time/days.ts'
import type { Figure } from '../figure.ts'
import { startServer } from '../load.ts'
import { metricsToken, startMarea } from '../marea.ts'
import { atMost, ratio } from '../page-shell.ts'
import { quantile, type SearchWorld, sampleDated } from '../search-world.ts'

/** Multiples of the golden ratio are evenly distributed between whole numbers. */
const goldenRatio = (Math.sqrt(5) - 1) / 2

/**
 * Each search is requested once before, because cards are read from PostgreSQL when first shown.
 */
export async function measureOverHttp(world: SearchWorld): Promise<Figure[]> {
  const marea = await startMarea({
    DATABASE_URL: world.databaseUrl,
    DEMO: 'false',
    TEST_CARDS: 'true',
    ROLE: 'web',
  })
  const bare = await startServer('./bare-fastify.ts')
  try {
    await waitUntilIndexed(marea.url)
    const paths = sampleDated(world.today, 6_000).map(
      (requested) => `/api/suites?${queryOf(requested)}`,
    )
    for (const path of paths) await (await fetch(marea.url + path)).text()
    const hello = { name: 'bare', url: `${bare.url}/hello` }
    const changing = bookHomesContinuously(world)
    const asGuests = {
      name: 'search',
      url: marea.url,
      paths: sampleByPopularity(paths.slice(0, 1000)),
    }
    const speed = await ratio('page without facets over HTTP / bare Fastify hello', 0.25, {
      ours: asGuests,
      bare: hello,
    })
    await changing.stop()
    const anew = await ratio('the same where no search is ever asked twice', 0, {
      ours: { name: 'search', url: marea.url, paths },
      bare: hello,
    })
    const rss = await memoryOf(marea.url)
    const received = await measurePropagation(world, marea.url)
    return [
      speed,
      { ...anew, goal: 'for comparison' },
      atMost('memory of a process with the index', rss / 2 ** 20, { goal: 1024, unit: 'MB' }),
      atMost('a block made here is out of search there, p99', quantile(received, 0.99), {
        goal: 1000,
        unit: 'ms',
      }),
    ]
  } finally {
    await marea.stop()
    await bare.stop()
  }
}

/** A few searches are popular: the nth most popular one is requested n times less often. */
function sampleByPopularity(paths: readonly string[]): string[] {
  const sums: number[] = []
  for (const [at] of paths.entries()) sums.push((sums[at - 1] ?? 0) + 1 / (at + 1))
  const all = sums.at(-1) ?? 0
  return Array.from({ length: 20_000 }, (_, nth) => {
    const drawn = ((nth * goldenRatio) % 1) * all
    return paths[sums.findIndex((sum) => sum >= drawn)] ?? ''
  })
}

/** Every second a home is booked for nights that others search for too. */
function bookHomesContinuously(world: SearchWorld) {
  let taken = Promise.resolve()
  let nights = 0
  const timer = setInterval(() => {
    nights += 1
    taken = bookHome(world, nights)
  }, 1000)
  return {
    stop(): Promise<void> {
      clearInterval(timer)
      return taken
    },
  }
}

async function bookHome(world: SearchWorld, nth: number): Promise<void> {
  const { id } = await world.db
    .selectFrom('suites')
    .select('id')
    .orderBy('id')
    .offset(nth)
    .limit(1)
    .executeTakeFirstOrThrow()
  const from = addDays(world.today, Math.floor(540 * ((nth * goldenRatio) % 1)))
  const block = { suiteId: id, from, to: addDays(from, 4), reference: id }
  await blockNights(world.ctx(), block).catch(refuseUnlessTaken)
}

function refuseUnlessTaken(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'calendar.dates_taken')) throw error
}

/** While the index is loading PostgreSQL answers, which takes far longer. */
async function waitUntilIndexed(url: string): Promise<void> {
  for (let quick = 0; quick < 3; ) {
    const startedAt = performance.now()
    await (await fetch(`${url}/api/suites?facets=false`)).text()
    quick = performance.now() - startedAt < 150 ? quick + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

function queryOf({ when, where, guests, bedrooms, amenities, order }: ParsedSearch): string {
  const { checkIn, checkOut } = when.kind === 'fixed' ? when : { checkIn: '', checkOut: '' }
  const given = { where, checkIn, checkOut, order, facets: 'false' }
  const counts = { guests: String(guests), bedrooms: String(bedrooms), amenities: amenities.join() }
  return String(new URLSearchParams({ ...given, ...counts }))
}

async function memoryOf(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}

/** From the commit in this process to the first response of the other one without the suite. */
async function measurePropagation(world: SearchWorld, url: string): Promise<number[]> {
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
