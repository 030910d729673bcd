import { expect, test } from 'vitest'
import { readCurrencyRate } from './read-currency-rate.ts'

test.each([
  ['18.4321', 18_4321],
  ['18,4321', 18_4321],
  ['4,105.5', 4105_5000],
  ['0.8612', 8612],
  [' 5 ', 5_0000],
])('%s is a rate', (typed, rate) => {
  expect(readCurrencyRate(typed)).toBe(rate)
})

test.each(['', '0', '-5', '18.43211', 'about 18', '1000000'])('%s is none', (typed) => {
  expect(readCurrencyRate(typed)).toBeUndefined()
})
