import { expect, test } from 'vitest'
import { splitAmount } from './split-amount.ts'

test('an even split is one amount for everyone', () => {
  expect(splitAmount(6486_20, 4)).toEqual([{ people: 4, amount: 1621_55 }])
})

test('the cents that are left over go to some people, one each', () => {
  expect(splitAmount(100_00, 3)).toEqual([
    { people: 1, amount: 33_34 },
    { people: 2, amount: 33_33 },
  ])
})

test.each([1, 2, 3, 6, 7, 11, 16])('shares of %i people sum to the total', (people) => {
  const shares = splitAmount(1234_57, people)
  expect(shares.reduce((sum, each) => sum + each.people * each.amount, 0)).toBe(1234_57)
  expect(shares.reduce((sum, each) => sum + each.people, 0)).toBe(people)
})
