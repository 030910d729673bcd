import { expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { nextSteps } from './next-steps.ts'

const booking = {
  checkIn: '2026-12-08',
  checkOut: '2026-12-13',
  timeZone: companyTimeZone,
  checkInAt: '2026-12-08T21:00:00Z',
  checkOutAt: '2026-12-13T16:00:00Z',
  steps: [
    { status: 'held' as const, at: '2026-11-16T03:00:00Z' },
    { status: 'confirmed' as const, at: '2026-11-16T03:10:00Z' },
  ],
}

test('a stay that can be canceled and needs an ID has five steps, by the days of Miami', () => {
  const curve = { fullRefundUntil: '2026-11-24T21:00:00Z' }
  const steps = nextSteps({ booking, curve, isIdNeeded: true })
  expect(steps.map(({ step, on }) => [step, on])).toEqual([
    ['sent', '2026-11-15'],
    ['free', '2026-11-24'],
    ['id', '2026-12-08'],
    ['check_in', '2026-12-08'],
    ['check_out', '2026-12-13'],
  ])
})

test('what no longer applies is left out', () => {
  const steps = nextSteps({ booking, curve: { fullRefundUntil: null }, isIdNeeded: false })
  expect(steps.map(({ step }) => step)).toEqual(['sent', 'check_in', 'check_out'])
})
