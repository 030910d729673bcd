import { addDays } from '@marea/contract/calendar/nights.ts'
import type { SearchQuery } from '@marea/contract/search/endpoints.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { takeNights } from '#calendar/nights/take-nights.ts'
import { inTransaction } from '#platform/ctx.ts'
import { newSystemCtx } from '#platform/platform.ts'
import { openLiveIndex } from '#search/memory/live-index.ts'
import type { ParsedSearch } from '#search/query.ts'
import { searchSuites } from '#search/search.ts'
import { generateSuites } from '../../../test/generated-suites.ts'
import { openTestPlatform } from '../../../test/open-test-platform.ts'
import { searches } from '../../../test/random-searches.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const today = '2026-11-15'

type Query = z.output<typeof SearchQuery>

function queryOf(asked: ParsedSearch): Query {
  const { when, bbox, order, hasFacets } = asked
  const text = (value: number) => String(value)
  return {
    where: asked.where,
    order,
    facets: hasFacets ? 'true' : 'false',
    guests: text(asked.guests),
    pets: text(asked.pets),
    bedrooms: text(asked.bedrooms),
    beds: text(asked.beds),
    page: text(asked.page),
    amenities: asked.amenities.join(),
    minTotal: text(asked.minTotal),
    maxTotal: text(asked.maxTotal),
    ...(bbox ? { bbox: [bbox.west, bbox.south, bbox.east, bbox.north].join() } : {}),
    ...(when.kind === 'fixed' ? { checkIn: when.checkIn, checkOut: when.checkOut } : {}),
    ...(when.kind === 'weekend' || when.kind === 'week' || when.kind === 'month'
      ? { flexible: when.kind, ...(when.month ? { month: when.month } : {}) }
      : {}),
  }
}

type Change = {
  kind: 'take' | 'hold' | 'free' | 'price' | 'room' | 'hide'
  which: number
  day: number
}

const changes: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('take', 'hold', 'free', 'price', 'room', 'hide'),
  which: fc.nat(59),
  day: fc.nat(500),
})

async function change(marea: TestApp, id: string, { kind, day }: Change): Promise<void> {
  const suite = marea.db.updateTable('suites').where('id', '=', id)
  if (kind === 'price') await suite.set({ nightlyAmount: 20_000 + 100 * day }).execute()
  if (kind === 'room') await suite.set({ guests: 1 + (day % 12), beds: 1 + (day % 5) }).execute()
  if (kind === 'hide') await suite.set({ status: day % 2 ? 'unlisted' : 'published' }).execute()
  if (kind === 'free') await marea.db.deleteFrom('occupancies').where('suiteId', '=', id).execute()
  if (kind !== 'take' && kind !== 'hold') return
  const from = addDays(today, day)
  const nights = { suiteId: id, from, to: addDays(from, 1 + (day % 9)), reference: `${id}${day}` }
  const expiresAt = kind === 'hold' ? marea.clock.now().add({ minutes: 1 + (day % 15) }) : null
  const taken = { ...nights, kind: kind === 'hold' ? 'hold' : 'block', expiresAt } as const
  await inTransaction(marea.ctx(), (ctx) => takeNights(ctx, taken)).catch(() => undefined)
}

test('an answer is kept only for as long as making it anew would give the same', async () => {
  const marea = await openTestApp()
  await generateSuites(marea.db, { count: 60, today })
  const ids = await marea.db.selectFrom('suites').select('id').orderBy('id').execute()
  const other = await openTestPlatform(marea.databaseUrl)
  const [keeping, forgetful] = [openLiveIndex(marea), openLiveIndex(other)]
  await Promise.all([keeping.settled(), forgetful.settled()])
  const queries = fc.sample(searches(today), { numRuns: 150, seed: 305 }).map(queryOf)
  let survived = 0
  for (const step of fc.sample(changes, { numRuns: 40, seed: 5 })) {
    const before = await askAll()
    const { id } = ids[step.which] ?? { id: '' }
    await change(marea, id, step)
    for (const index of [keeping, forgetful]) {
      index.hear({ id: 1, kind: 'calendar.taken', subject: `suite:${id}` })
      await index.settled()
    }
    marea.clock.advance({ minutes: 1 })
    const after = await askAll()
    for (const [at, query] of queries.entries()) {
      forgetful.at(marea.clock.now())?.answers.clear()
      const ctx = { ...newSystemCtx(other), now: marea.clock.now() }
      expect(after[at]?.bytes).toBe((await searchSuites(ctx, query)).bytes)
      if (after[at] === before[at]) survived += 1
    }
  }
  expect(survived).toBeGreaterThan(500)
  await Promise.all([keeping.stop(), forgetful.stop()])
  await other.close()
  await marea.close()

  function askAll() {
    return Promise.all(queries.map((query) => searchSuites(marea.ctx(), query)))
  }
}, 120_000)
