import { expect, test } from 'vitest'
import {
  type DateRange,
  includesTakenNight,
  pickDay,
  type RangeRules,
  refuseDay,
} from './date-range.ts'

const taken = new Set(['2026-12-16', '2026-12-17'])
const rules: RangeRules = {
  min: '2026-12-01',
  max: '2027-06-30',
  isTaken: (day) => taken.has(day),
  minNights: () => 3,
  maxNights: 28,
}
const fromThe11th: DateRange = { start: '2026-12-11', end: null }

test('days gone by and days too far ahead are refused', () => {
  expect(refuseDay('2026-11-30', null, rules)).toEqual({ code: 'past' })
  expect(refuseDay('2027-07-01', null, rules)).toEqual({ code: 'late' })
  expect(refuseDay('2027-06-30', null, rules)).toEqual({ code: 'late' })
})

test('a stay cannot begin on a taken night', () => {
  expect(refuseDay('2026-12-16', null, rules)).toEqual({ code: 'no_start' })
  expect(refuseDay('2026-12-17', null, rules)).toEqual({ code: 'taken' })
})

test('a day too close to a taken night for the shortest stay cannot be the first', () => {
  expect(refuseDay('2026-12-13', null, rules)).toBeNull()
  expect(refuseDay('2026-12-14', null, rules)).toEqual({ code: 'too_close', count: 3 })
  expect(refuseDay('2027-06-28', null, rules)).toEqual({ code: 'too_close', count: 3 })
})

test('a taken day that no stay can end on is not offered as a last one', () => {
  const never: RangeRules = { ...rules, canEnd: () => false }
  expect(refuseDay('2026-12-16', null, never)).toEqual({ code: 'taken' })
})

test('a stay may end on the day whose night is taken', () => {
  expect(refuseDay('2026-12-16', fromThe11th, rules)).toBeNull()
})

test('a stay cannot reach across taken nights', () => {
  expect(refuseDay('2026-12-17', fromThe11th, rules)).toEqual({ code: 'taken' })
  expect(refuseDay('2026-12-20', fromThe11th, rules)).toEqual({ code: 'across' })
})

test('the shortest and the longest stay hold from the chosen start', () => {
  expect(refuseDay('2026-12-13', fromThe11th, rules)).toEqual({ code: 'too_short', count: 3 })
  const inSpring: DateRange = { start: '2027-03-01', end: null }
  expect(refuseDay('2027-03-30', inSpring, rules)).toEqual({ code: 'too_long', count: 28 })
})

test('the second pick closes the range, an earlier one begins it anew', () => {
  expect(pickDay('2026-12-15', fromThe11th, rules)).toEqual({
    start: '2026-12-11',
    end: '2026-12-15',
  })
  expect(pickDay('2026-12-05', fromThe11th, rules)).toEqual({ start: '2026-12-05', end: null })
})

test('a pick after a whole range begins a new one', () => {
  const whole: DateRange = { start: '2026-12-11', end: '2026-12-15' }
  expect(pickDay('2026-12-13', whole, rules)).toEqual({ start: '2026-12-13', end: null })
})

test('a refused day changes nothing', () => {
  expect(pickDay('2026-12-20', fromThe11th, rules)).toBe(fromThe11th)
})

test('nights are counted across the change of the clock', () => {
  const march: RangeRules = { min: '2027-03-01', max: '2027-04-30', minNights: () => 2 }
  const start: DateRange = { start: '2027-03-13', end: null }
  expect(refuseDay('2027-03-14', start, march)).toEqual({ code: 'too_short', count: 2 })
  expect(refuseDay('2027-03-15', start, march)).toBeNull()
})

test('a range tells whether somebody else has one of its nights', () => {
  const includes = (start: string, end: string | null) => includesTakenNight({ start, end }, rules)
  expect(includes('2026-12-11', '2026-12-16')).toBe(false)
  expect(includes('2026-12-14', '2026-12-17')).toBe(true)
  expect(includes('2026-12-18', '2026-12-20')).toBe(false)
  expect(includes('2026-12-16', null)).toBe(false)
})
