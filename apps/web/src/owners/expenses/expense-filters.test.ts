import { expect, test } from 'vitest'
import { expenseQuery, parseExpenseFilters } from './expense-filters.ts'

const read = (query: string) => parseExpenseFilters(new URLSearchParams(query))

test('a URL selects expenses, and the selection writes the same URL', () => {
  const query = '?suite=casa-almendro&category=pool&month=2026-11&page=2'
  expect(read(query)).toEqual({
    suite: 'casa-almendro',
    category: 'pool',
    month: '2026-11',
    page: 2,
  })
  expect(expenseQuery(read(query))).toBe(query)
  expect(expenseQuery({}, 'add')).toBe('?open=add')
})

test.each(['?suite=<b>', '?category=yacht', '?month=2026-13', '?month=nov', '?page=-1', '?page=x'])(
  'what %s misspells is left out',
  (query) => {
    expect(read(query)).toEqual({})
  },
)
