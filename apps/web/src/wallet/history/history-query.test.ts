import { expect, test } from 'vitest'
import { filterQuery, readFilters } from './history-query.ts'

test('the address holds the filters and gives them back', () => {
  const filters = { area: 'withdrawal', from: '2026-10-01', to: '2026-11-15' } as const
  expect(readFilters(new URLSearchParams(filterQuery(filters)))).toEqual(filters)
})

test('what an address misspells is left out', () => {
  const search = new URLSearchParams('area=gold&from=yesterday&to=2026-13-40')
  expect(readFilters(search)).toEqual({})
})
