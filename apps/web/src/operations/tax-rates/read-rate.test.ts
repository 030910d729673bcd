import { expect, test } from 'vitest'
import { readRate, readTaxPercent } from './read-rate.ts'

test.each([
  ['6', 6000],
  ['6.5', 6500],
  ['6,125 %', 6125],
  ['0', 0],
  ['20', 20_000],
])('%s is a rate', (typed, rate) => {
  expect(readTaxPercent(typed)).toBe(rate)
})

test.each(['', '20.001', '-1', '6.1234', 'six', '6 . 5'])('%s is no rate', (typed) => {
  expect(readTaxPercent(typed)).toBeUndefined()
})

test('a rate without a place or without a number is not sent', () => {
  const typed = { percent: '2.5', jurisdictions: ['miami'], offered: ['miami', 'surfside'] }
  expect(readRate(typed)).toEqual({ rate: 2500, jurisdictions: ['miami'] })
  expect(readRate({ ...typed, jurisdictions: [] })).toBeUndefined()
  expect(readRate({ ...typed, percent: 'x' })).toBeUndefined()
})
