import { expect, test } from 'vitest'
import { orderOf, readDay } from './read-day.ts'

test.each([
  ['2027-03-07', null, '2027-03-07'],
  ['2027/3/7', null, '2027-03-07'],
  ['2027-03-07T16:00:00Z', null, '2027-03-07'],
  ['2027-03-07 16:00', null, '2027-03-07'],
  ['11/07/2026', 'mdy', '2026-11-07'],
  ['11/07/2026', 'dmy', '2026-07-11'],
  ['7.3.2027', 'dmy', '2027-03-07'],
  ['11/14/2026', 'dmy', undefined],
  ['2027-02-30', null, undefined],
  ['11/07/2026', null, undefined],
  ['next week', 'mdy', undefined],
] as const)('%s in the order %s is %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day)
})

test.each([
  [['11/07/2026', '11/14/2026'], 'mdy'],
  [['07/11/2026', '14/11/2026'], 'dmy'],
  [['2026-11-07', ''], null],
  [['11/07/2026', '12/01/2026'], undefined],
  [['11/14/2026', '14/11/2026'], undefined],
])('the dates %s are in the order %s', (texts, order) => {
  expect(orderOf(texts)).toBe(order)
})
