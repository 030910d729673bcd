import { fees } from '@marea/contract/suites/fees.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { price } from '#pricing/price.ts'
import { readAllTerms, readTaxes } from '#pricing/read-terms.ts'
import { createLiveIndex, type LiveIndex } from '#search/memory/live-index.ts'
import { companyDay } from '../../../../demo/company-clock.ts'
import { addMadeUpFees, extendedFees } from '../../test/made-up-fees.ts'
import { generateSuites } from '../../test/search/generated-suites.ts'
import { searches } from '../../test/search/random-searches.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { findInColumns } from './memory/find-in-columns.ts'
import type { ParsedSearch } from './query.ts'
import { findInSql } from './sql/find-in-sql.ts'

const today = '2026-11-15'
/** PostgreSQL plans each of these large statements anew. */
const patience = 180_000

let marea: TestApp
let index: LiveIndex

beforeAll(async () => {
  marea = await openTestApp()
  await generateSuites(marea.db, { count: 60, today })
  await addMadeUpFees(marea.db)
  index = createLiveIndex(marea, extendedFees)
  index.start()
  await index.settled()
})
afterAll(async () => {
  await index.stop()
  await marea.close()
})

function fromMemory(asked: ParsedSearch) {
  const now = marea.clock.now()
  const live = index.at(now)
  if (!live) throw new Error('The index has not been read.')
  return findInColumns(live, asked, companyDay(now))
}

function fromSql(asked: ParsedSearch) {
  return findInSql(marea.db, asked, { today, now: marea.clock.now(), fees: extendedFees })
}

test(
  'fees added to the table alone give the same totals in memory, in SQL and in the price function',
  async () => {
    const { db } = marea
    const ids = (await db.selectFrom('suites').select('id').execute()).map(({ id }) => id)
    const terms = await readAllTerms(db, ids, extendedFees)
    let withNewFees = 0
    await fc.assert(
      fc.asyncProperty(searches(today), async (asked) => {
        const found = fromMemory(asked)
        expect(found).toEqual(await fromSql(asked))
        const { guests, pets } = asked
        for (const { id, amount, stay } of found.hits) {
          const suite = terms.get(id)
          if (!stay || !suite) continue
          const taxes = await readTaxes(db, suite.jurisdiction, stay.checkIn)
          const wanted = { ...stay, guests, pets }
          expect(amount).toBe(price(suite, taxes, wanted, { fees: extendedFees }).total)
          if (amount > price(suite, taxes, wanted, { fees }).total) withNewFees += 1
        }
      }),
      { numRuns: 150, seed: 305 },
    )
    expect(withNewFees).toBeGreaterThan(100)
  },
  patience,
)
