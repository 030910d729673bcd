import { expect, test } from 'vitest'
import { addBankDays, isBankDay } from './bank-days.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test.each([
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
  '2026-05-25',
  '2026-06-19',
  '2026-09-07',
  '2026-10-12',
  '2026-11-11',
  '2026-11-26',
  '2026-12-25',
  '2027-07-05',
  '2026-11-14',
  '2026-11-15',
])('banks rest on %s', (text) => {
  expect(isBankDay(day(text))).toBe(false)
})

test('a holiday on a Saturday is not moved', () => {
  expect(isBankDay(day('2026-07-03'))).toBe(true)
})

test('three bank days from the Wednesday before Thanksgiving end on the Tuesday after', () => {
  expect(addBankDays(day('2026-11-25'), 3).toString()).toBe('2026-12-01')
})
