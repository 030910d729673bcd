import { addDays } from '@marea/contract/platform/time/days.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readNightlyFrom } from '#calendar/show/nightly-from.ts'
import { price } from '#pricing/price.ts'
import { readAllTerms, readTaxes } from '#pricing/read-terms.ts'
import { companyDay } from '../../../../demo/company-clock.ts'
import { signedIn } from '../../test/people.ts'
import { generateSuites } from '../../test/search/generated-suites.ts'
import { searches } from '../../test/search/random-searches.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { findInColumns } from './memory/find-in-columns.ts'
import type { ParsedSearch } from './query.ts'
import { findInSql } from './sql/find-in-sql.ts'

const today = '2026-11-15'
/** PostgreSQL plans each of these large statements anew. */
const patience = 180_000
/** Days between two changes of the state's tax, so that most stays begin before one and end after. */
const between = 5
const changes = Array.from({ length: 14 }, (_, index) => addDays(today, index * between))

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
  await generateSuites(marea.db, { count: 30, today })
  marea.searchIndex.start()
  await marea.searchIndex.settled()
  const ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  const rows = await marea.db.selectFrom('jurisdictions').select('code').execute()
  const jurisdictions = rows.map(({ code }) => code)
  for (const [index, from] of changes.entries()) {
    const rate = 9000 - index * 400
    const body = { authority: 'fl_state', jurisdictions, rate, from, reason: 'A test' }
    const { status } = await ana.call('POST', '/admin/tax-rates', { body })
    expect(status).toBe(200)
  }
  marea.searchIndex.onEvent({ id: 1, kind: 'pricing.tax_rates_changed', subject: 'tax:fl_state' })
  await marea.searchIndex.settled()
}, patience)
afterAll(() => marea.close())

function fromMemory(asked: ParsedSearch) {
  const now = marea.clock.now()
  const live = marea.searchIndex.at(now)
  if (!live) throw new Error('The index has not been read.')
  return findInColumns(live, asked, companyDay(now))
}

test(
  'index, SQL and price function agree on stays across changes of a tax',
  async () => {
    const { db } = marea
    const ids = (await db.selectFrom('suites').select('id').execute()).map(({ id }) => id)
    const terms = await readAllTerms(db, ids)
    const lowest = await readNightlyFrom(marea.ctx(), terms)
    let across = 0
    await fc.assert(
      fc.asyncProperty(searches(today), async (asked) => {
        const found = fromMemory(asked)
        expect(found).toEqual(await findInSql(db, asked, { today, now: marea.clock.now() }))
        const { guests, pets } = asked
        for (const { id, amount, nightlyFrom, stay } of found.hits) {
          expect(nightlyFrom).toBe(lowest.get(id))
          const suite = terms.get(id)
          if (!stay || !suite) continue
          const taxes = await readTaxes(db, suite.jurisdiction, stay.checkIn)
          expect(amount).toBe(price(suite, taxes, { ...stay, guests, pets }).total)
          if (changes.some((day) => stay.checkIn < day && day < stay.checkOut)) across += 1
        }
      }),
      { numRuns: 40, seed: 307 },
    )
    expect(across).toBeGreaterThan(10)
  },
  patience,
)
