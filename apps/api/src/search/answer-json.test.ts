import { SearchResult } from '@marea/contract/search/endpoints.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateSuites } from '../../test/search/generated-suites.ts'
import { queryOf, searches } from '../../test/search/random-searches.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { searchSuites } from './search.ts'

const today = '2026-11-15'
let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
  await generateSuites(marea.db, { count: 60, today })
  marea.searchIndex.start()
  await marea.searchIndex.settled()
})
afterAll(() => marea.close())

test('the JSON written by hand has exactly the shape of the response schema', async () => {
  const seen = new Set<string>()
  for (const asked of fc.sample(searches(today), { numRuns: 200, seed: 305 })) {
    const { bytes } = await searchSuites(marea.ctx(), queryOf(asked), {
      index: marea.searchIndex,
    })
    const { result, ...rest } = JSON.parse(String(bytes))
    expect(rest).toEqual({})
    expect(SearchResult.parse(result)).toEqual(result)
    for (const key of [result, ...result.items].flatMap((part) => Object.keys(part))) seen.add(key)
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['total', 'stay', 'nightlyFrom', 'relax', 'groups']),
  )
})
