import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isDay, isWeekendNight, listNights, nightsBetween } from './days.ts'

const today = '2026-11-15'

test('Friday and Saturday nights are the weekend', () => {
  const week = listNights('2026-12-06', '2026-12-13')
  expect(week.filter(isWeekendNight)).toEqual(['2026-12-11', '2026-12-12'])
})

test('dates are unaffected by daylight saving and year boundaries', () => {
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(isDay('2028-02-29')).toBe(true)
  expect(isDay('2027-02-29')).toBe(false)
})

test.each(['0000-01-01', '0099-12-31', '2026-13-01', '2026-1-1', ''])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test('adding nights and counting them agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (count) => {
      expect(nightsBetween(today, addDays(today, count))).toBe(count)
      expect(listNights(today, addDays(today, count))).toHaveLength(Math.max(0, count))
    }),
  )
})
