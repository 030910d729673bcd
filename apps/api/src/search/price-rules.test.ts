import { addDays } from '@marea/contract/platform/time/days.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerStays } from '#calendar/quote/offers.ts'
import { readNightlyFrom } from '#calendar/show/nightly-from.ts'
import { inTransaction } from '#platform/ctx.ts'
import { readAllTerms } from '#pricing/read-terms.ts'
import { refreshRates } from '#pricing/rules/refresh-rates.ts'
import { writeRules } from '#pricing/rules/write-rules.ts'
import { companyDay } from '../../../../demo/company-clock.ts'
import { anyRules } from '../../test/price-rules.ts'
import { runFanOut } from '../../test/run-fan-out.ts'
import { generateSuites } from '../../test/search/generated-suites.ts'
import { searches } from '../../test/search/random-searches.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { priceWindowsInColumns } from './choices/windows-in-columns.ts'
import { priceWindowsInSql } from './choices/windows-in-sql.ts'
import { windowsOf } from './date-windows.ts'
import { findInColumns } from './memory/find-in-columns.ts'
import type { ParsedSearch } from './query.ts'
import { findInSql } from './sql/find-in-sql.ts'

let marea: TestApp
let ids: string[]
const today = '2026-11-15'
/** PostgreSQL plans each of these large statements anew. */
const patience = 180_000

beforeAll(async () => {
  marea = await openTestApp()
  await generateSuites(marea.db, { count: 40, today })
  ids = (await marea.db.selectFrom('suites').select('id').orderBy('slug').execute()).map(
    ({ id }) => id,
  )
  const samples = fc.sample(anyRules(today), { numRuns: ids.length, seed: 31 })
  for (const [index, rules] of samples.entries()) {
    await inTransaction(marea.ctx(), (ctx) =>
      writeRules(ctx, ids[index] ?? '', { rules, version: 1 }),
    )
  }
  await sql`analyze`.execute(marea.db)
  marea.searchIndex.start()
  await marea.searchIndex.settled()
}, patience)
afterAll(() => marea.close())

function fromMemory(asked: ParsedSearch) {
  const now = marea.clock.now()
  const live = marea.searchIndex.at(now)
  if (!live) throw new Error('The index is not there.')
  return findInColumns(live, asked, companyDay(now))
}

let hits = 0

async function agree(asked: ParsedSearch): Promise<void> {
  const now = marea.clock.now()
  const found = fromMemory(asked)
  expect(found).toEqual(await findInSql(marea.db, asked, { today: companyDay(now), now }))
  const lowest = await readNightlyFrom(marea.ctx(), await readAllTerms(marea.db, ids))
  for (const { id, amount, nightlyFrom, stay } of found.hits) {
    expect(nightlyFrom).toBe(lowest.get(id))
    if (!stay) continue
    const { guests, pets } = asked
    const offers = await offerStays(marea.ctx(), [id], { ...stay, guests, pets })
    expect(offers.get(id)).toEqual({ total: amount, refusal: null })
  }
  hits += found.hits.length
}

test(
  'under any rules, memory, SQL and the price function agree to the cent',
  async () => {
    await fc.assert(fc.asyncProperty(searches(today), agree), { numRuns: 60, seed: 311 })
    expect(hits).toBeGreaterThan(100)
  },
  patience,
)

test(
  'the price of every choice of dates is the lowest that the price function gives',
  async () => {
    const now = marea.clock.now()
    const live = marea.searchIndex.at(now)
    if (!live) throw new Error('The index is not there.')
    for (const asked of fc.sample(searches(today), { numRuns: 12, seed: 313 })) {
      const windows = (windowsOf(asked.when, today) ?? []).slice(0, 15)
      const found = {
        asked: { ...asked, where: '', page: 1, order: 'accessible' as const },
        windows,
      }
      const priced = priceWindowsInColumns(live, found)
      expect(priced).toEqual(await priceWindowsInSql(marea.db, found, now))
      const { guests, pets } = asked
      if (asked.bedrooms || asked.beds || asked.amenities.length || asked.bbox) continue
      for (const { checkIn, checkOut, count, lowest } of priced.slice(0, 4)) {
        const offers = await offerStays(marea.ctx(), ids, { checkIn, checkOut, guests, pets })
        const totals = [...offers.values()].flatMap(({ total }) => total ?? [])
        const within = totals.filter((total) => total >= asked.minTotal && total <= asked.maxTotal)
        expect({ count, lowest: lowest ?? Number.POSITIVE_INFINITY }).toEqual({
          count: within.length,
          lowest: Math.min(...within),
        })
      }
    }
  },
  patience,
)

test(
  'they still agree when the rates of a new day have been written',
  async () => {
    marea.clock.set('2026-11-20T17:00:00Z')
    await runFanOut(marea.ctx(), refreshRates)
    for (const id of ids) {
      marea.searchIndex.onEvent({ id: 1, kind: 'pricing.changed', subject: `suite:${id}` })
    }
    await marea.searchIndex.settled()
    await fc.assert(fc.asyncProperty(searches(addDays(today, 5)), agree), {
      numRuns: 20,
      seed: 312,
    })
  },
  patience,
)
