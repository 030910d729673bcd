import { expect, test } from 'vitest'
import { monthSteps } from './month-steps.ts'

test('twelve months end with this one, across the year boundary, and none is left out', () => {
  const steps = monthSteps(
    [
      { month: '2027-02', amount: { amount: 500 } },
      { month: '2026-03', amount: { amount: 300 } },
      { month: '2025-01', amount: { amount: 900 } },
    ],
    '2027-02-28',
  )
  expect(steps).toHaveLength(12)
  expect(steps[0]).toEqual({ month: '2026-03', amount: 300 })
  expect(steps[1]).toEqual({ month: '2026-04', amount: 0 })
  expect(steps.at(-1)).toEqual({ month: '2027-02', amount: 500 })
})
