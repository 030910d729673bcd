import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

test('a stay is booked when it is confirmed, whatever a payment says', () => {
  expect(standingOf({ status: 'confirmed', payment: 'failed' })).toBe('title')
  expect(standingOf({ status: 'completed', payment: 'succeeded' })).toBe('title')
})

test('while nights are held the newest payment decides', () => {
  expect(standingOf({ status: 'held', payment: null })).toBe('unpaid')
  expect(standingOf({ status: 'held', payment: 'requires_action' })).toBe('asked')
  expect(standingOf({ status: 'held', payment: 'failed' })).toBe('failed')
})

test('money on its way is waited for, also when it has arrived before its booking', () => {
  for (const payment of ['started', 'processing', 'succeeded'] as const) {
    expect(standingOf({ status: 'held', payment })).toBe('waiting')
  }
})

test('nights that went back are said to have gone, even with money on its way', () => {
  expect(standingOf({ status: 'expired', payment: 'processing' })).toBe('expired')
  expect(standingOf({ status: 'abandoned', payment: null })).toBe('abandoned')
  expect(standingOf({ status: 'cancelled', payment: 'succeeded' })).toBe('cancelled')
})
