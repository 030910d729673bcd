import { expect, test } from 'vitest'
import { formatLocalDateTime, formatLocalDay, formatRecent, localDay } from './local-time.ts'

const at = (...parts: [number, number, number, number]) => new Date(...parts, 5).toISOString()

test('a list says the time today, the weekday of late, and otherwise the date', () => {
  const now = new Date(2026, 10, 15, 18, 0)
  expect(formatRecent(at(2026, 10, 15, 9), 'en', now)).toBe('9:05\u00a0AM')
  expect(formatRecent(at(2026, 10, 12, 9), 'en', now)).toBe('Thu')
  expect(formatRecent(at(2026, 9, 2, 9), 'en', now)).toBe('Oct 2')
  expect(formatRecent(at(2025, 9, 2, 9), 'es', now)).toBe('2 oct 2025')
})

test('an instant has the day and the time of the reader', () => {
  expect(localDay(new Date(2026, 0, 3))).toBe('2026-01-03')
  expect(formatLocalDay(at(2026, 10, 16, 0), 'en', 'long')).toBe('November 16, 2026')
  expect(formatLocalDateTime(at(2026, 10, 16, 5), 'en')).toBe('Nov 16, 2026, 5:05\u00a0AM')
  expect(formatLocalDateTime(at(2026, 10, 16, 17), 'es')).toBe('16 nov 2026, 5:05\u00a0p.m.')
})
