import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerStays } from '#calendar/quote/offers.ts'
import { readNightlyFrom } from '#calendar/show/nightly-from.ts'
import { readAllTerms } from '#pricing/read-terms.ts'
import { findInColumns } from '#search/memory/find-in-columns.ts'
import { findInSql } from '#search/sql/find-in-sql.ts'
import { companyDay } from '../../../../demo/company-clock.ts'
import { generateSuites, moveToSecondPlace } from '../../test/search/generated-suites.ts'
import { searches } from '../../test/search/random-searches.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import type { ParsedSearch } from './query.ts'

let marea: TestApp
const today = '2026-11-15'
/** PostgreSQL plans each of these large statements anew. */
const patience = 180_000

beforeAll(async () => {
  marea = await openTestApp()
  await generateSuites(marea.db, { count: 60, today })
  await moveToSecondPlace(marea.db)
  marea.searchIndex.start()
  await marea.searchIndex.settled()
})
afterAll(() => marea.close())

function fromMemory(asked: ParsedSearch) {
  const now = marea.clock.now()
  const live = marea.searchIndex.at(now)
  if (!live) throw new Error('The index is not there.')
  return findInColumns(live, asked, companyDay(now))
}

function fromSql(asked: ParsedSearch) {
  const now = marea.clock.now()
  return findInSql(marea.db, asked, { today: companyDay(now), now })
}

test(
  'memory and PostgreSQL give the same answer to any search',
  async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(searches(today), async (asked) => {
        const remembered = fromMemory(asked)
        expect(remembered).toEqual(await fromSql(asked))
        if (remembered.count > 0) found += 1
      }),
      { numRuns: 300, seed: 305 },
    )
    expect(found).toBeGreaterThan(60)
  },
  patience,
)

test(
  'every total and every lowest night is that of the price function',
  async () => {
    const { db } = marea
    const everyId = (await db.selectFrom('suites').select('id').execute()).map(({ id }) => id)
    const lowest = await readNightlyFrom(marea.ctx(), await readAllTerms(db, everyId))
    await fc.assert(
      fc.asyncProperty(searches(today), async (asked) => {
        for (const { id, amount, nightlyFrom, stay } of fromMemory(asked).hits) {
          expect(nightlyFrom).toBe(lowest.get(id))
          if (!stay) continue
          const { guests, pets } = asked
          const offers = await offerStays(marea.ctx(), [id], { ...stay, guests, pets })
          expect(offers.get(id)).toEqual({ total: amount, refusal: null })
        }
      }),
      { numRuns: 60, seed: 306 },
    )
  },
  patience,
)

test(
  'they still agree after days have passed and holds have expired',
  async () => {
    marea.clock.set('2026-11-18T17:00:00Z')
    await fc.assert(
      fc.asyncProperty(searches('2026-11-18'), async (asked) => {
        expect(fromMemory(asked)).toEqual(await fromSql(asked))
      }),
      { numRuns: 40, seed: 307 },
    )
  },
  patience,
)

test(
  'they still agree after prices have changed',
  async () => {
    const changed = await marea.db
      .updateTable('suites')
      .set((eb) => ({
        nightlyAmount: eb('nightlyAmount', '*', 3),
        weekendAmount: eb('weekendAmount', '*', 3),
      }))
      .where('slug', 'like', '%3')
      .returning('id')
      .execute()
    for (const { id } of changed) {
      marea.searchIndex.onEvent({ id: 1, kind: 'pricing.changed', subject: `suite:${id}` })
    }
    await marea.searchIndex.settled()
    await fc.assert(
      fc.asyncProperty(searches('2026-11-18'), async (asked) => {
        expect(fromMemory(asked)).toEqual(await fromSql(asked))
      }),
      { numRuns: 40, seed: 308 },
    )
  },
  patience,
)
