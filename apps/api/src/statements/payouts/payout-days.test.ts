import { expect, test } from 'vitest'
import { nextPayoutDay } from './payout-days.ts'

const weekly = (weekday: number, after: string) =>
  nextPayoutDay({ frequency: 'weekly', weekday, monthDay: null }, after)?.toString()
const monthly = (monthDay: number, after: string) =>
  nextPayoutDay({ frequency: 'monthly', weekday: null, monthDay }, after)?.toString()

test('weekly payouts fall on their weekday, never on the day itself', () => {
  // November 17, 2026 is a Tuesday.
  expect(weekly(2, '2026-11-15')).toBe('2026-11-17')
  expect(weekly(2, '2026-11-17')).toBe('2026-11-24')
  expect(weekly(7, '2026-12-28')).toBe('2027-01-03')
})

test('monthly payouts fall on their day of this month or the next', () => {
  expect(monthly(28, '2026-11-15')).toBe('2026-11-28')
  expect(monthly(15, '2026-11-15')).toBe('2026-12-15')
  expect(monthly(1, '2026-12-31')).toBe('2027-01-01')
  expect(monthly(28, '2027-02-28')).toBe('2027-03-28')
})

test('without a schedule there is no next payout', () => {
  const off = { frequency: 'off', weekday: null, monthDay: null } as const
  expect(nextPayoutDay(off, '2026-11-15')).toBeNull()
})
