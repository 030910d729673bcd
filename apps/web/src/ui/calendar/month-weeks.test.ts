import { expect, test } from 'vitest'
import { addMonths, firstDayOfWeek, monthWeeks } from './month-weeks.ts'

test('a month begins on its weekday and ends with its last day', () => {
  const weeks = monthWeeks('2026-12', 0)
  expect(weeks[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
  expect(weeks.at(-1)?.filter(Boolean).at(-1)).toBe('2026-12-31')
})

test('a week that begins on Monday moves the days along', () => {
  expect(monthWeeks('2026-12', 1)[0]?.[0]).toBeNull()
  expect(monthWeeks('2026-12', 1)[0]?.[1]).toBe('2026-12-01')
})

test('February of a leap year has 29 days', () => {
  expect(monthWeeks('2028-02', 0).flat().filter(Boolean)).toHaveLength(29)
})

test('months roll over the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('the week begins as the reader is used to', () => {
  expect(firstDayOfWeek('en-US')).toBe(0)
  expect(firstDayOfWeek('es-ES')).toBe(1)
  expect(firstDayOfWeek('es-MX')).toBe(0)
  expect(firstDayOfWeek('en-GB')).toBe(1)
})
