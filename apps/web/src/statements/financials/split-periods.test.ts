import { expect, test } from 'vitest'
import { splitPeriods } from './split-periods.ts'

test('years come first, then the months since the first booking', () => {
  expect(splitPeriods('2025-11', '2026-01', '2026-02-10')).toEqual([
    '2026',
    '2025',
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ])
})

test('what the URL names can be chosen, even before the first booking', () => {
  expect(splitPeriods(null, '2026-01', '2026-02-10')).toEqual(['2026-01', '2026', '2026-02'])
})

test('at most two years of months are listed', () => {
  const months = splitPeriods('2019-01', '2026', '2026-02-10').filter((each) => each.length === 7)
  expect(months).toHaveLength(24)
  expect(months.at(-1)).toBe('2024-03')
})
