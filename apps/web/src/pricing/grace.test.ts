import { usd } from '@marea/contract/platform/money.ts'
import { expect, test } from 'vitest'
import { isGraceRefund } from './grace.ts'

const policy = { graceHours: 24, tiers: [{ hoursBefore: 24 * 14, perMille: 1000 }] }
const total = usd(100000)

function refunds(...steps: [until: string, amount: number][]) {
  return steps.map(([until, amount]) => ({ until, amount: usd(amount) }))
}

test('a stay past the policy’s full refund is fully refundable only because it was just booked', () => {
  const soon = refunds(['2027-03-02T12:00:00Z', 100000], ['2027-03-10T21:00:00Z', 50000])
  expect(isGraceRefund(policy, { refunds: soon, total })).toBe(true)
  expect(isGraceRefund({ ...policy, tiers: [] }, { refunds: soon, total })).toBe(true)
})

test('a stay far ahead is fully refunded by the policy itself', () => {
  const later = refunds(['2027-05-01T21:00:00Z', 100000], ['2027-05-15T21:00:00Z', 50000])
  expect(isGraceRefund(policy, { refunds: later, total })).toBe(false)
})

test('without a grace period, or without a full refund, there is no notice', () => {
  const soon = refunds(['2027-03-02T12:00:00Z', 100000], ['2027-03-10T21:00:00Z', 50000])
  expect(isGraceRefund({ ...policy, graceHours: 0 }, { refunds: soon, total })).toBe(false)
  const half = refunds(['2027-03-10T21:00:00Z', 50000])
  expect(isGraceRefund(policy, { refunds: half, total })).toBe(false)
})
