import { addDays } from '@marea/contract/platform/time/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeNights } from '#calendar/nights/take-nights.ts'
import { inTransaction } from '#platform/ctx.ts'
import { createSystemCtx } from '#platform/platform.ts'
import { searchSuites } from '#search/search.ts'
import { openTestPlatform } from '../../../test/open-test-platform.ts'
import { generateSuites } from '../../../test/search/generated-suites.ts'
import { queryOf, searches } from '../../../test/search/random-searches.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createLiveIndex } from './live-index.ts'

const today = '2026-11-15'

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

test('an answer is cached only while making it again would give the same', async () => {
  const marea = await openTestApp()
  await generateSuites(marea.db, { count: 60, today })
  const ids = await marea.db.selectFrom('suites').select('id').orderBy('id').execute()
  const other = await openTestPlatform(marea.databaseUrl)
  const [cached, uncached] = [marea.searchIndex, createLiveIndex(other)]
  for (const index of [cached, uncached]) index.start()
  await Promise.all([cached.settled(), uncached.settled()])
  const queries = fc.sample(searches(today), { numRuns: 150, seed: 305 }).map(queryOf)
  let survived = 0
  for (const step of fc.sample(changes, { numRuns: 40, seed: 5 })) {
    const before = await askAll()
    const { id } = ids[step.which] ?? { id: '' }
    await change(marea, id, step)
    for (const index of [cached, uncached]) {
      index.onEvent({ id: 1, kind: 'calendar.taken', subject: `suite:${id}` })
      await index.settled()
    }
    marea.clock.advance({ minutes: 1 })
    const after = await askAll()
    for (const [at, query] of queries.entries()) {
      uncached.at(marea.clock.now())?.answers.clear()
      const ctx = { ...createSystemCtx(other), now: marea.clock.now() }
      expect(after[at]?.bytes).toBe((await searchSuites(ctx, query, { index: uncached })).bytes)
      if (after[at] === before[at]) survived += 1
    }
  }
  expect(survived).toBeGreaterThan(500)
  await uncached.stop()
  await other.close()
  await marea.close()

  function askAll() {
    return Promise.all(queries.map((query) => searchSuites(marea.ctx(), query, { index: cached })))
  }
}, 120_000)
