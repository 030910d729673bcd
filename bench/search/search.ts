import { isDeepStrictEqual } from 'node:util'
import { createSystemCtx } from '../../apps/api/src/platform/platform.ts'
import { generateSuites } from '../../apps/api/test/search/generated-suites.ts'
import { seedDemo } from '../../demo/seed/seed.ts'
import type { Figure } from '../figure.ts'
import { atMost } from '../page-shell.ts'
import {
  openSearchWorld,
  quantile,
  type SearchWorld,
  sampleDated,
  sampleSearches,
  timesOf,
} from '../search-world.ts'
import { measureOverHttp } from './search-http.ts'

const suites = Number(process.env.SEARCH_SUITES ?? 100_000)

export async function benchSearch(): Promise<Figure[]> {
  const world = await openSearchWorld(({ db }, today) =>
    generateSuites(db, { count: suites, today, isBulk: true }),
  )
  try {
    return [
      atMost(`${suites} suites: index read from PostgreSQL`, world.buildMs / 1000, {
        goal: 60,
        unit: 's',
      }),
      ...(await measureInProcess(world)),
      ...(await measureOverHttp(world)),
      await measureInDemo(),
    ]
  } finally {
    await world.close()
  }
}

/** The in-memory index compared with PostgreSQL on ten thousand random searches. */
export async function benchAgreement(): Promise<Figure[]> {
  const world = await openSearchWorld(({ db }, today) => generateSuites(db, { count: 60, today }))
  try {
    let differing = 0
    const requested = sampleSearches(world.today, 10_000)
    for (const each of requested) {
      if (!isDeepStrictEqual(world.inMemory(each), await world.inSql(each))) differing += 1
    }
    return [
      atMost('random searches that PostgreSQL answers otherwise', differing, { goal: 0, unit: '' }),
    ]
  } finally {
    await world.close()
  }
}

async function measureInProcess(world: SearchWorld): Promise<Figure[]> {
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

async function measureInDemo(): Promise<Figure> {
  const world = await openSearchWorld((platform) =>
    seedDemo(createSystemCtx(platform), platform.config.databaseUrl ?? ''),
  )
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
