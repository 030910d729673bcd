import { expect, test } from 'vitest'
import { transactionLink } from './cause-link.ts'

const cards = new Map([['d1', 'Visa 4242']])

test('a deposit by card and a withdrawal open over the wallet', () => {
  expect(transactionLink({ cause: 'deposit:d1', stay: null }, { cards })).toBe(
    '/my-wallet?open=deposit:d1',
  )
  expect(transactionLink({ cause: 'withdrawal:w1', stay: null }, { cards })).toBe(
    '/my-wallet?open=withdrawal:w1',
  )
})

test('funds that were not added by card open nothing', () => {
  expect(transactionLink({ cause: 'deposit:d2', stay: null }, { cards })).toBeUndefined()
})
