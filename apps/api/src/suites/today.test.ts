import { expect, test } from 'vitest'
import { todayInMiami } from './today.ts'

const at = (instant: string) => todayInMiami(Temporal.Instant.from(instant))

test('a day in Miami begins at its own midnight, in winter and in summer', () => {
  expect(at('2026-11-15T04:59:59.999Z')).toBe('2026-11-14')
  expect(at('2026-11-15T05:00:00Z')).toBe('2026-11-15')
  expect(at('2026-07-01T03:59:59Z')).toBe('2026-06-30')
  expect(at('2026-07-01T04:00:00Z')).toBe('2026-07-01')
})

test('repeating an hour returns the same day, and an earlier one its own', () => {
  expect(at('2026-11-15T05:30:00Z')).toBe('2026-11-15')
  expect(at('2026-11-15T05:59:00Z')).toBe('2026-11-15')
  expect(at('2026-11-15T04:30:00Z')).toBe('2026-11-14')
})
