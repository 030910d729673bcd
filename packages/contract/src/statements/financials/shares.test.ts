import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hundred, sharesOfHundred } from './shares.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

test('shares of any amounts add up to $100.00, and each is within a cent of exact', () => {
  const amounts = fc.array(fc.integer({ min: -5_000_000, max: 50_000_000 }), { minLength: 1 })
  fc.assert(
    fc.property(amounts, (given) => {
      const total = sum(given)
      fc.pre(total > 0)
      const shares = sharesOfHundred(given, total)
      expect(sum(shares)).toBe(hundred)
      for (const [index, share] of shares.entries()) {
        const exact = ((given[index] ?? 0) * hundred) / total
        expect(Math.abs(share - exact)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('three equal parts are a cent apart, and the first has it', () => {
  expect(sharesOfHundred([1, 1, 1], 3)).toEqual([33_34, 33_33, 33_33])
})

test('what costs more than guests paid leaves a negative share', () => {
  expect(sharesOfHundred([-50, 150], 100)).toEqual([-50_00, 150_00])
})

test('nothing paid has no shares', () => {
  expect(sharesOfHundred([-20, 20], 0)).toEqual([0, 0])
})
