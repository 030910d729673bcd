import { expect, test } from 'vitest'
import { paymentOutcomeOf } from './payment-outcome.ts'

test('a stay is booked when it is confirmed, whatever a payment says', () => {
  expect(paymentOutcomeOf({ status: 'confirmed', payment: 'failed' })).toBe('title')
  expect(paymentOutcomeOf({ status: 'completed', payment: 'succeeded' })).toBe('title')
})

test('while nights are held the newest payment decides', () => {
  expect(paymentOutcomeOf({ status: 'held', payment: null })).toBe('unpaid')
  expect(paymentOutcomeOf({ status: 'held', payment: 'requires_action' })).toBe('asked')
  expect(paymentOutcomeOf({ status: 'held', payment: 'failed' })).toBe('failed')
})

test('money on its way is waited for, also when it has arrived before its booking', () => {
  for (const payment of ['started', 'processing', 'succeeded'] as const) {
    expect(paymentOutcomeOf({ status: 'held', payment })).toBe('waiting')
  }
})

test('nights that went back are said to have gone, even with money on its way', () => {
  expect(paymentOutcomeOf({ status: 'expired', payment: 'processing' })).toBe('expired')
  expect(paymentOutcomeOf({ status: 'abandoned', payment: null })).toBe('abandoned')
  expect(paymentOutcomeOf({ status: 'cancelled', payment: 'succeeded' })).toBe('cancelled')
})
