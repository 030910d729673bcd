import { expect, test } from 'vitest'
import { readCurrencyRate } from './read-currency-rate.ts'

const today = '2026-11-15'

test.each([
  ['18.4321', 18_4321],
  ['18,4321', 18_4321],
  ['4,105.5', 4105_5000],
  ['0.8612', 8612],
  [' 5 ', 5_0000],
])('%s is a rate', (rate, read) => {
  expect(readCurrencyRate({ rate, from: today }, today).body).toEqual({ rate: read, from: today })
})

test.each(['', '0', '-5', '18.43211', 'about 18', '1000000'])('%s is none', (rate) => {
  expect(readCurrencyRate({ rate, from: today }, today)).toEqual({
    wrong: { rate: true, day: false },
  })
})

test.each(['', '2026-11-14', '2027-11-16'])('a rate cannot begin on %s', (from) => {
  const { body, wrong } = readCurrencyRate({ rate: '18', from }, today)
  expect([body, wrong]).toEqual([undefined, { rate: false, day: true }])
})
