import { usd } from '@marea/contract/platform/money.ts'
import { expect, test } from 'vitest'
import { refundSteps } from './refund-steps.ts'

const noon = Date.parse('2026-12-01T17:00:00Z')

test('days with the same refund are one step, which begins where the last one ends', () => {
  const points = [point('2026-12-01', 900), point('2026-12-02', 900), point('2026-12-03', 450)]
  const steps = refundSteps({ now: split(900), points }, noon)
  expect(steps.map(({ at, refund }) => [at, refund.total.amount])).toEqual([
    [noon, 900],
    [Date.parse('2026-12-03T05:00:00Z'), 450],
  ])
})

test('a drop later today is drawn within the day', () => {
  const steps = refundSteps({ now: split(900), points: [point('2026-12-01', 450)] }, noon)
  expect(steps).toHaveLength(2)
  expect(steps[1]?.at).toBeGreaterThan(noon)
  expect(steps[1]?.at).toBeLessThan(Date.parse('2026-12-02T05:00:00Z'))
})

function point(on: string, total: number) {
  const until = new Date(Date.parse(`${on}T05:00:00Z`) + 86_400_000).toISOString()
  return { on, until, refund: split(total) }
}

function split(total: number) {
  const nothing = usd(0)
  return {
    total: usd(total),
    rent: usd(total),
    fees: nothing,
    taxes: nothing,
    coupon: nothing,
    wallet: nothing,
    card: usd(total),
  }
}
