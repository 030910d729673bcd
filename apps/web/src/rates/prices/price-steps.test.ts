import { addDays } from '@marea/contract/platform/time/days.ts'
import { weekdayOf } from '@marea/contract/pricing/rules/nightly-rate.ts'
import { expect, test } from 'vitest'
import { priceSteps } from './price-steps.ts'

/** From a Monday on: $400, and $500 on Friday and Saturday. */
function week(
  count: number,
  change: (date: string) => Partial<{ amount: number; season: string; leadPercent: number }>,
) {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays('2026-11-16', index)
    const amount = weekdayOf(date) >= 5 ? 500_00 : 400_00
    return {
      date,
      amount,
      minNights: 2,
      season: null,
      leadPercent: 0,
      limit: null,
      ...change(date),
    }
  })
}

test('weeks that cost the same are one step with its lowest and highest night', () => {
  expect(priceSteps(week(21, () => ({})))).toEqual([
    { at: 0, from: '2026-11-16', to: '2026-12-06', low: 400_00, high: 500_00 },
  ])
})

test('a season is a step of its own', () => {
  const isArtWeek = (date: string) => date >= '2026-11-25' && date < '2026-11-30'
  const nights = week(21, (date) => (isArtWeek(date) ? { season: 'Art week', amount: 700_00 } : {}))
  expect(priceSteps(nights).map(({ from, to, high }) => [from, to, high])).toEqual([
    ['2026-11-16', '2026-11-24', 500_00],
    ['2026-11-25', '2026-11-29', 700_00],
    ['2026-11-30', '2026-12-06', 500_00],
  ])
})

test('a step begins where a last-minute price ends', () => {
  const nights = week(14, (date) =>
    date < '2026-11-19' ? { amount: 300_00, leadPercent: 25 } : {},
  )
  expect(priceSteps(nights).map(({ at, low }) => [at, low])).toEqual([
    [0, 300_00],
    [3, 400_00],
  ])
})
