import { expect, test } from 'vitest'
import { paymentOutcomeOf } from './payment-outcome.ts'

test('a stay is booked when it is confirmed, whatever its payment status', () => {
  expect(paymentOutcomeOf({ status: 'confirmed', payment: 'failed' })).toBe('title')
  expect(paymentOutcomeOf({ status: 'completed', payment: 'succeeded' })).toBe('title')
})

test('while dates are on hold the newest payment decides', () => {
  expect(paymentOutcomeOf({ status: 'held', payment: null })).toBe('unpaid')
  expect(paymentOutcomeOf({ status: 'held', payment: 'requires_action' })).toBe('asked')
  expect(paymentOutcomeOf({ status: 'held', payment: 'failed' })).toBe('failed')
})

test('a pending payment is awaited, even if it succeeded before the booking was confirmed', () => {
  for (const payment of ['started', 'processing', 'succeeded'] as const) {
    expect(paymentOutcomeOf({ status: 'held', payment })).toBe('waiting')
  }
})

test('released dates are shown as released, even with a pending payment', () => {
  expect(paymentOutcomeOf({ status: 'expired', payment: 'processing' })).toBe('expired')
  expect(paymentOutcomeOf({ status: 'abandoned', payment: null })).toBe('abandoned')
  expect(paymentOutcomeOf({ status: 'cancelled', payment: 'succeeded' })).toBe('cancelled')
})
