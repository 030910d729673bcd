import { expect, test } from 'vitest'
import { addMonths, namedPeriods, nameOfPeriod, selectableMonths } from './periods.ts'

const today = '2026-11-15'

test('months are added across years', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-12', -12)).toBe('2025-12')
})

test('a period is called by its name, and any other is chosen', () => {
  const named = namedPeriods(today, '2024-11')
  expect(nameOfPeriod({ from: '2025-12', to: '2026-11' }, named)).toBe('year')
  expect(nameOfPeriod({ from: '2025-01', to: '2025-12' }, named)).toBe('last_year')
  expect(nameOfPeriod({ from: '2024-11', to: '2026-11' }, named)).toBe('all')
  expect(nameOfPeriod({ from: '2026-03', to: '2026-03' }, named)).toBe('chosen')
})

test('months can be chosen from the first with figures to a year ahead', () => {
  const months = selectableMonths(today, '2024-11', { from: '2026-01', to: '2026-11' })
  expect([months[0], months.at(-1)]).toEqual(['2027-11', '2024-11'])
})
