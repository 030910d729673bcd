import { expect, test } from 'vitest'
import { collectionAllowance } from './allowance.ts'

const state = { allowanceRate: 2500, allowancePart: 120_000, allowanceMax: 3000 }
const miamiBeach = { allowanceRate: 2000, allowancePart: null, allowanceMax: 10_000 }
const balHarbour = { allowanceRate: 2000, allowancePart: null, allowanceMax: null }
const surfside = { allowanceRate: 0, allowancePart: null, allowanceMax: null }

test.each([
  ['2.5% of the tax', 100_000, state, 2500],
  ['2.5%, half a cent up', 20, state, 1],
  ['2.5%, less than half a cent down', 19, state, 0],
  ['$30 at $1,200', 120_000, state, 3000],
  ['a cent below $1,200 still $30.00', 119_999, state, 3000],
  ['no more than $30', 98_765_432, state, 3000],
  ['2% below the largest amount', 499_974, miamiBeach, 9999],
  ['$100 at $5,000', 500_000, miamiBeach, 10_000],
  ['no more than $100', 500_050, miamiBeach, 10_000],
  ['2% without a largest amount', 50_000_000, balHarbour, 1_000_000],
  ['nothing where no source grants one', 1_000_000, surfside, 0],
  ['nothing in a month without tax', 0, state, 0],
  ['nothing when corrections exceed the tax', -5000, state, 0],
])('the allowance is %s', (_, tax, rule, allowance) => {
  expect(collectionAllowance(tax, rule)).toBe(allowance)
})
