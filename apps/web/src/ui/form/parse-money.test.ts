import { expect, test } from 'vitest'
import { parseMoney, typedMoney } from './parse-money.ts'

test.each([
  ['800', 80_000],
  ['800.5', 80_050],
  ['$1,200.75', 120_075],
  [' 1 200 ', 120_000],
  ['12,50', 1_250],
  ['1,200', 120_000],
  ['1,200,000', 120_000_000],
  ['0.07', 7],
  ['50.', 5_000],
])('%s is %i cents', (typed, cents) => {
  expect(parseMoney(typed)).toBe(cents)
})

test.each(['', 'abc', '-5', '1.234', '1e3', '12345678901', '.'])('%s is no amount', (typed) => {
  expect(parseMoney(typed)).toBeUndefined()
})

test('an amount stands in a field with both its cents', () => {
  expect(typedMoney(80_050)).toBe('800.50')
})
