import { expect, test } from 'vitest'
import { clockIn, instantIn, todayIn } from './zoned-time.ts'

const at = (instant: string) => todayIn('America/New_York', Temporal.Instant.from(instant))

test('a day begins at midnight of its zone, in winter and in summer', () => {
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

test.each([
  ['America/Cancun', '2026-07-01T04:59:00Z', '2026-06-30', '23:59'],
  ['America/New_York', '2026-07-01T04:59:00Z', '2026-07-01', '00:59'],
  ['Asia/Kathmandu', '2026-07-01T18:14:00Z', '2026-07-01', '23:59'],
  ['Asia/Kathmandu', '2026-07-01T18:15:00Z', '2026-07-02', '00:00'],
])('%s has its own day and clock at %s', (zone, instant, day, clock) => {
  const now = Temporal.Instant.from(instant)
  expect([todayIn(zone, now), clockIn(zone, now)]).toEqual([day, clock])
  expect(instantIn(zone, day, clock)).toEqual(now)
})
