import { describe, expect, test } from 'vitest'
import { nightlyRate } from './nightly-rate.ts'
import type { PriceRules } from './price-rules.ts'
import { changedParts } from './rule-parts.ts'

/** A Monday; prices are $400, and $500 on Friday and Saturday. */
const today = '2026-11-16'
const base: PriceRules = {
  nightlyAmount: 400_00,
  weekendAmount: 500_00,
  minNights: 2,
  seasons: [],
  weekdayPercents: [0, 0, 0, 0, 0, 0, 0],
  weekdayAmounts: [0, 0, 0, 0, 0, 0, 0],
  lastMinute: [],
  earlyBird: [],
  stayDiscounts: [],
  fillsGaps: false,
  floorAmount: null,
  ceilingAmount: null,
}
const winter = {
  name: 'Winter',
  from: '2027-01-04',
  to: '2027-02-01',
  nightlyAmount: 600_00,
  weekendAmount: 700_00,
  minNights: 4,
}

function amount(rules: Partial<PriceRules>, day: string): number {
  return nightlyRate({ ...base, ...rules }, day, today).amount
}

describe('the price of a night', () => {
  test('is the base price, and the weekend price on Friday and Saturday', () => {
    expect(amount({}, '2026-12-03')).toBe(400_00)
    expect(amount({}, '2026-12-04')).toBe(500_00)
    expect(amount({}, '2026-12-05')).toBe(500_00)
    expect(amount({}, '2026-12-06')).toBe(400_00)
  })

  test('is the one set by hand, to which floor and ceiling do not apply', () => {
    const rules = { ...base, floorAmount: 300_00, ceilingAmount: 600_00 }
    const byHand = (amount: number | null, minNights: number | null) =>
      nightlyRate(rules, '2026-12-03', today, { amount, minNights })
    expect(byHand(100_00, null)).toMatchObject({ amount: 100_00, minNights: 2, limit: null })
    expect(byHand(900_00, 5)).toMatchObject({ amount: 900_00, minNights: 5, limit: null })
    expect(byHand(null, 1)).toMatchObject({ amount: 400_00, minNights: 1 })
  })

  test('is that of its season, whose last day no longer counts', () => {
    const rules = { seasons: [winter] }
    expect(amount(rules, '2027-01-03')).toBe(400_00)
    expect(amount(rules, '2027-01-04')).toBe(600_00)
    expect(amount(rules, '2027-01-08')).toBe(700_00)
    expect(amount(rules, '2027-02-01')).toBe(400_00)
  })

  test('changes by the percentage of its weekday, also in a season', () => {
    const sundays = { seasons: [winter], weekdayPercents: [10, 0, -5, 0, 0, 0, 0] }
    expect(amount(sundays, '2026-12-06')).toBe(440_00)
    expect(amount(sundays, '2026-12-08')).toBe(380_00)
    expect(amount(sundays, '2027-01-10')).toBe(660_00)
    expect(amount(sundays, '2026-12-07')).toBe(400_00)
  })

  test('changes by the dollars of its weekday, also in a season, before any percentage', () => {
    const weekdayAmounts = [60_00, 0, -50_00, 0, 0, 180_00, 180_00]
    const rules = { seasons: [winter], weekdayAmounts }
    expect(amount(rules, '2026-12-06')).toBe(460_00)
    expect(amount(rules, '2026-12-08')).toBe(350_00)
    expect(amount(rules, '2027-01-08')).toBe(880_00)
    const late = { ...rules, lastMinute: [{ days: 30, percent: 10 }] }
    expect(amount(late, '2026-12-06')).toBe(414_00)
  })

  test('falls for the last minute by the rule that is closest', () => {
    const rules = {
      lastMinute: [
        { days: 7, percent: 10 },
        { days: 3, percent: 25 },
      ],
    }
    expect(amount(rules, '2026-11-16')).toBe(300_00)
    expect(amount(rules, '2026-11-19')).toBe(300_00)
    expect(amount(rules, '2026-11-20')).toBe(450_00)
    expect(amount(rules, '2026-11-23')).toBe(360_00)
    expect(amount(rules, '2026-11-24')).toBe(400_00)
  })

  test('falls for the early bird by the rule with the most days', () => {
    const rules = {
      earlyBird: [
        { days: 90, percent: 5 },
        { days: 180, percent: 10 },
      ],
    }
    expect(amount(rules, '2027-02-10')).toBe(400_00)
    expect(amount(rules, '2027-02-14')).toBe(380_00)
    expect(amount(rules, '2027-05-17')).toBe(360_00)
  })
})

describe('the price of a night under several rules', () => {
  test('depends on the day of booking, not on today', () => {
    const rules = { ...base, lastMinute: [{ days: 3, percent: 25 }] }
    expect(nightlyRate(rules, '2027-03-01', '2027-02-26').amount).toBe(300_00)
    expect(nightlyRate(rules, '2027-03-01', '2027-02-25').amount).toBe(400_00)
  })

  test('is rounded to the dollar once, after all percentages', () => {
    const rules = {
      nightlyAmount: 333_00,
      weekdayPercents: [0, 7, 0, 0, 0, 0, 0],
      lastMinute: [{ days: 3, percent: 15 }],
    }
    // 333 × 1.07 × 0.85 is 302.86.
    expect(amount(rules, '2026-11-16')).toBe(303_00)
    expect(amount({ nightlyAmount: 333_33 }, '2026-11-16')).toBe(333_33)
  })

  test('is held between floor and ceiling after everything else', () => {
    const limits = { floorAmount: 380_00, ceilingAmount: 650_00, seasons: [winter] }
    const late = { ...limits, lastMinute: [{ days: 3, percent: 50 }] }
    expect(nightlyRate({ ...base, ...late }, '2026-11-16', today)).toMatchObject({
      amount: 380_00,
      limit: 'floor',
    })
    expect(nightlyRate({ ...base, ...limits }, '2027-01-08', today)).toMatchObject({
      amount: 650_00,
      limit: 'ceiling',
    })
    expect(nightlyRate({ ...base, ...limits }, '2027-01-04', today)).toMatchObject({
      amount: 600_00,
      limit: null,
    })
  })
})

test('the season of a night decides the minimum stay of who checks in', () => {
  const rules = { ...base, seasons: [winter] }
  expect(nightlyRate(rules, '2027-01-04', today).minNights).toBe(4)
  expect(nightlyRate(rules, '2027-02-01', today).minNights).toBe(2)
})

test('the parts that differ between two versions are named in the order they apply', () => {
  const other = { ...base, ceilingAmount: 900_00, seasons: [winter], fillsGaps: true }
  expect(changedParts(base, other)).toEqual(['seasons', 'gaps', 'limits'])
  expect(changedParts(base, { ...base })).toEqual([])
})
