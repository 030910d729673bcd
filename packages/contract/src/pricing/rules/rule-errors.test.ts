import { expect, test } from 'vitest'
import type { PriceRules } from './price-rules.ts'
import { findRuleErrors } from './rule-errors.ts'

const home = { today: '2026-11-16', maxNights: 60 }
const rules: PriceRules = {
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
const season = {
  name: 'Winter',
  from: '2027-01-04',
  to: '2027-02-01',
  nightlyAmount: 600_00,
  weekendAmount: 700_00,
  minNights: 4,
}

function errors(given: Partial<PriceRules>) {
  return findRuleErrors({ ...rules, ...given }, home).map(({ field, code }) => `${field} ${code}`)
}

function seasonErrors(...given: Partial<typeof season>[]) {
  return errors({ seasons: given.map((each) => ({ ...season, ...each })) })
}

test('valid rules have no errors', () => {
  expect(errors({})).toEqual([])
  expect(seasonErrors({}, { from: '2027-02-01', to: '2027-03-01' })).toEqual([])
  expect(seasonErrors({ from: '2026-11-01', to: '2026-11-17' })).toEqual([])
})

test.each([0, -100_00, 9_99, 1_000_000_00, 400.5])('a price of %d cents is refused', (amount) => {
  const code = 'pricing.price_out_of_range'
  expect(errors({ nightlyAmount: amount })).toEqual([`nightlyAmount ${code}`])
  expect(errors({ weekendAmount: amount })).toEqual([`weekendAmount ${code}`])
  expect(errors({ floorAmount: amount })).toEqual([`floorAmount ${code}`])
  expect(errors({ ceilingAmount: amount })).toEqual([`ceilingAmount ${code}`])
  expect(seasonErrors({ nightlyAmount: amount })).toEqual([`seasons.0.nightlyAmount ${code}`])
})

test('a minimum stay is between one night and the longest stay of the home', () => {
  expect(errors({ minNights: 0 })).toEqual(['minNights pricing.min_stay_out_of_range'])
  expect(errors({ minNights: 61 })).toEqual(['minNights pricing.min_stay_out_of_range'])
  expect(seasonErrors({ minNights: 61 })).toEqual([
    'seasons.0.minNights pricing.min_stay_out_of_range',
  ])
})

test('a minimum stay longer than its season is refused', () => {
  expect(seasonErrors({ to: '2027-01-07' })).toEqual([
    'seasons.0.minNights pricing.season_shorter_than_stay',
  ])
  expect(seasonErrors({ to: '2027-01-08' })).toEqual([])
})

test('seasons that are reversed, over, unnamed or overlapping are refused', () => {
  expect(seasonErrors({ to: '2027-01-04' })).toEqual(['seasons.0.to pricing.season_reversed'])
  expect(seasonErrors({ from: '2026-10-01', to: '2026-11-16' })).toEqual([
    'seasons.0.to pricing.season_past',
  ])
  expect(seasonErrors({ name: '  ' })).toEqual(['seasons.0.name pricing.season_unnamed'])
  expect(seasonErrors({}, { from: '2027-01-31', to: '2027-03-01' })).toEqual([
    'seasons.1.from pricing.seasons_overlap',
  ])
})

test('percentages, days and repeated rules are checked', () => {
  expect(errors({ weekdayPercents: [0, 0, -91, 0, 0, 0, 301] })).toEqual([
    'weekdayPercents.2 pricing.percent_out_of_range',
    'weekdayPercents.6 pricing.percent_out_of_range',
  ])
  expect(errors({ lastMinute: [{ days: -1, percent: 0 }] })).toEqual([
    'lastMinute.0.days pricing.days_out_of_range',
    'lastMinute.0.percent pricing.percent_out_of_range',
  ])
  const week = { days: 7, percent: 10 }
  expect(errors({ lastMinute: [week, week] })).toEqual(['lastMinute.1.days pricing.rule_repeated'])
  expect(errors({ lastMinute: [week], earlyBird: [week] })).toEqual([
    'earlyBird.0.days pricing.lead_times_overlap',
  ])
  const discount = { fromNights: 7, perMille: 80 }
  expect(errors({ stayDiscounts: [discount, { ...discount, perMille: 950 }] })).toEqual([
    'stayDiscounts.1.fromNights pricing.rule_repeated',
    'stayDiscounts.1.perMille pricing.percent_out_of_range',
  ])
})

test('a change by weekday in dollars must leave a price, and excludes one in percent', () => {
  const week = (dollars: number) => [0, 0, dollars * 100, 0, 0, 0, 0]
  const out = ['weekdayAmounts.2 pricing.weekday_change_out_of_range']
  expect(errors({ weekdayAmounts: week(-390) })).toEqual([])
  expect(errors({ weekdayAmounts: week(-391) })).toEqual(out)
  expect(errors({ weekdayAmounts: week(1_000_000) })).toEqual(out)
  const cheap = { ...season, nightlyAmount: 200_00 }
  expect(errors({ seasons: [cheap], weekdayAmounts: week(-250) })).toEqual(out)
  expect(errors({ weekdayPercents: [5, 0, 0, 0, 0, 0, 0], weekdayAmounts: week(20) })).toEqual([
    'weekdayAmounts.2 pricing.weekday_units_mixed',
  ])
})

test('a floor above the ceiling is refused, an equal one is not', () => {
  expect(errors({ floorAmount: 500_01, ceilingAmount: 500_00 })).toEqual([
    'floorAmount pricing.floor_above_ceiling',
  ])
  expect(errors({ floorAmount: 500_00, ceilingAmount: 500_00 })).toEqual([])
})
