import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  isDay,
  isWeekendNight,
  listNights,
  nightsBetween,
  stayRefusalOf,
} from './nights.ts'

const today = '2026-11-15'
const stay = { checkIn: '2026-12-11', checkOut: '2026-12-16', guests: 2, pets: 0 }

test.each([
  [{ checkIn: 'tomorrow' }, 'stay.dates_unreadable'],
  [{ checkOut: '2026-02-30' }, 'stay.dates_unreadable'],
  [{ checkOut: '2026-12-11' }, 'stay.dates_reversed'],
  [{ checkOut: '2026-12-01' }, 'stay.dates_reversed'],
  [{ checkIn: '2026-11-14' }, 'stay.dates_past'],
  [{ checkOut: '2028-01-15' }, 'stay.too_long'],
  [{ checkIn: '2028-11-12', checkOut: '2028-11-16' }, 'stay.dates_too_far'],
  [{ guests: 0 }, 'stay.guests_invalid'],
  [{ guests: 999 }, 'stay.guests_invalid'],
  [{ guests: 1.5 }, 'stay.guests_invalid'],
  [{ guests: Number.NaN }, 'stay.guests_invalid'],
  [{ pets: -1 }, 'stay.pets_invalid'],
  [{}, null],
  [{ checkIn: '2026-11-15' }, null],
])('a stay with %j is answered by %s', (change, code) => {
  expect(stayRefusalOf({ ...stay, ...change }, today)).toBe(code)
})

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

test('adding nights and counting them agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (count) => {
      expect(nightsBetween(today, addDays(today, count))).toBe(count)
      expect(listNights(today, addDays(today, count))).toHaveLength(Math.max(0, count))
    }),
  )
})
