import { expect, test } from 'vitest'
import { dayAfterKey } from './calendar-keys.ts'

const plain = { shiftKey: false, isRightToLeft: false, firstDay: 0 }

test('arrows move by a day and by a week', () => {
  expect(dayAfterKey('2026-12-31', { ...plain, key: 'ArrowRight' })).toBe('2027-01-01')
  expect(dayAfterKey('2026-12-31', { ...plain, key: 'ArrowUp' })).toBe('2026-12-24')
})

test('arrows follow the direction of reading', () => {
  expect(dayAfterKey('2026-12-10', { ...plain, isRightToLeft: true, key: 'ArrowRight' })).toBe(
    '2026-12-09',
  )
})

test('Home and End stay in the week of the reader', () => {
  expect(dayAfterKey('2026-12-16', { ...plain, key: 'Home' })).toBe('2026-12-13')
  expect(dayAfterKey('2026-12-16', { ...plain, firstDay: 1, key: 'End' })).toBe('2026-12-20')
})

test('pages move by a month, with Shift by a year, within the length of the month', () => {
  expect(dayAfterKey('2027-01-31', { ...plain, key: 'PageDown' })).toBe('2027-02-28')
  expect(dayAfterKey('2026-12-16', { ...plain, shiftKey: true, key: 'PageUp' })).toBe('2025-12-16')
})

test('other keys are left alone', () => {
  expect(dayAfterKey('2026-12-16', { ...plain, key: 'a' })).toBeNull()
})
