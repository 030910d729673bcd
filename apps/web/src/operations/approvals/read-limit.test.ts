import { expect, test } from 'vitest'
import { readLimit } from './read-limit.ts'

test('a limit is another amount with a reason', () => {
  expect(readLimit({ amount: '4,000', reason: ' More eyes ' }, 5000_00).body).toEqual({
    amount: 4000_00,
    reason: 'More eyes',
  })
})

test.each(['', '5000', '1000000.01', '-1', 'x'])('%s is no new limit', (amount) => {
  expect(readLimit({ amount, reason: 'More eyes' }, 5000_00)).toEqual({
    wrong: { amount: true, reason: false },
  })
})
