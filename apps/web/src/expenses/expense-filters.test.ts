import { expect, test } from 'vitest'
import {
  expenseQuery,
  openedExpense,
  parseExpenseFilters,
  periodOfMonths,
} from './expense-filters.ts'

const read = (query: string) => parseExpenseFilters(new URLSearchParams(query))

test('a URL selects expenses, and the selection writes the same URL', () => {
  const query =
    '?tab=expenses&suite=casa-almendro&category=pool&period=2026-11&vendor=Bay+Climate&page=2'
  expect(read(query)).toEqual({
    suite: 'casa-almendro',
    category: 'pool',
    period: '2026-11',
    vendor: 'Bay Climate',
    page: 2,
  })
  expect(expenseQuery(read(query))).toBe(query)
  expect(expenseQuery({}, 'add')).toBe('?tab=expenses&open=add')
})

test.each([
  '?suite=<b>',
  '?category=yacht',
  '?period=2026-13',
  '?period=nov',
  '?period=2026..2027',
  '?period=2026-10..nov',
  '?vendor=',
  '?page=-1',
  '?page=x',
])('what %s misspells is left out', (query) => {
  expect(read(query)).toEqual({})
})

test.each([
  ['2026-11', '2026-11', '2026-11'],
  ['2026-01', '2026-12', '2026'],
  ['2025-12', '2026-11', '2025-12..2026-11'],
])('the months from %s to %s are the period %s', (from, to, period) => {
  expect(periodOfMonths(from, to)).toBe(period)
  expect(read(`?period=${period}`)).toEqual({ period })
})

test('a year is a period, and only an id opens an expense', () => {
  expect(read('?period=2026')).toEqual({ period: '2026' })
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  expect(openedExpense(new URLSearchParams({ open: id }))).toBe(id)
  expect(openedExpense(new URLSearchParams('?tab=expenses&open=add'))).toBeUndefined()
})
