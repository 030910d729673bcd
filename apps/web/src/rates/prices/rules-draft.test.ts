import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import { findRuleErrors } from '@marea/contract/pricing/rules/rule-errors.ts'
import { expect, test } from 'vitest'
import { draftOf, newSeason, type RulesDraft, rulesOf } from './rules-draft.ts'

const home = { today: '2026-11-16', maxNights: 60 }
const rules: PriceRules = {
  nightlyAmount: 460_00,
  weekendAmount: 640_50,
  minNights: 2,
  seasons: [
    {
      name: 'Winter',
      from: '2027-01-04',
      to: '2027-02-01',
      nightlyAmount: 552_00,
      weekendAmount: 768_00,
      minNights: 3,
    },
  ],
  weekdayPercents: [10, 0, -5, 0, 0, 0, 0],
  weekdayAmounts: [0, 0, 0, 0, 0, 0, 0],
  lastMinute: [{ days: 3, percent: 15 }],
  earlyBird: [{ days: 90, percent: 5 }],
  stayDiscounts: [{ fromNights: 7, perMille: 85 }],
  fillsGaps: true,
  floorAmount: 380_00,
  ceilingAmount: null,
}

test('what is shown and left unchanged is what was saved', () => {
  expect(rulesOf(draftOf(rules))).toEqual(rules)
})

test('changes by weekday are read in their own unit, with any minus sign', () => {
  const inDollars = {
    ...rules,
    weekdayPercents: [0, 0, 0, 0, 0, 0, 0],
    weekdayAmounts: [60_00, 0, -40_50, 0, 0, 0, 0],
  }
  const draft = draftOf(inDollars)
  expect(draft).toMatchObject({
    weekdayUnit: 'amount',
    weekdayAmounts: ['60', '', '-40.50', '', '', '', ''],
  })
  expect(rulesOf(draft)).toEqual(inDollars)
  const typed = { ...draft, weekdayAmounts: ['+60', '', '−40.5', '', '', '', ''] }
  expect(rulesOf(typed)).toEqual(inDollars)
  expect(rulesOf({ ...draft, weekdayUnit: 'percent' }).weekdayAmounts).toEqual([
    0, 0, 0, 0, 0, 0, 0,
  ])
})

test('the last night is shown instead of the day after it', () => {
  expect(draftOf(rules).seasons[0]).toMatchObject({ from: '2027-01-04', lastNight: '2027-01-31' })
})

const wrong: [string, Partial<RulesDraft>, string][] = [
  ['words for a price', { nightlyAmount: 'four hundred' }, 'nightlyAmount'],
  ['a negative price', { weekendAmount: '-400' }, 'weekendAmount'],
  ['no price', { nightlyAmount: '' }, 'nightlyAmount'],
  ['half a night', { minNights: '1.5' }, 'minNights'],
  [
    'a percentage in words',
    { weekdayPercents: ['ten', '', '', '', '', '', ''] },
    'weekdayPercents.0',
  ],
  [
    'a weekday change in words',
    { weekdayUnit: 'amount', weekdayAmounts: ['ten', '', '', '', '', '', ''] },
    'weekdayAmounts.0',
  ],
]
test.each(wrong)('%s is an error of its field', (_, typed, field) => {
  const found = findRuleErrors(rulesOf({ ...draftOf(rules), ...typed }), home)
  expect(found.map((error) => error.field)).toEqual([field])
})

test('a date that is missing is an error of the season', () => {
  const draft = draftOf(rules)
  const seasons = draft.seasons.map((season) => ({ ...season, lastNight: '' }))
  const found = findRuleErrors(rulesOf({ ...draft, seasons }), home)
  expect(found).toEqual([{ field: 'seasons.0.to', code: 'stay.dates_unreadable' }])
})

test('an empty floor is no floor, and signs and decimals are understood', () => {
  const typed = { floorAmount: ' ', weekdayPercents: ['+10', '−5', '', '', '', '', ''] }
  const read = rulesOf({ ...draftOf(rules), ...typed })
  expect(read.floorAmount).toBeNull()
  expect(read.weekdayPercents).toEqual([10, -5, 0, 0, 0, 0, 0])
})

test('a new season takes the first two weeks without one and is valid at once', () => {
  const draft = draftOf(rules)
  const added = newSeason(draft, { name: 'New season', today: home.today })
  expect(added).toMatchObject({ from: '2026-11-17', lastNight: '2026-11-30', minNights: '2' })
  const seasons = [...draft.seasons, added]
  expect(findRuleErrors(rulesOf({ ...draft, seasons }), home)).toEqual([])
  const later = newSeason(draft, { name: 'New season', today: '2026-12-25' })
  expect(later).toMatchObject({ from: '2027-02-01', lastNight: '2027-02-14' })
})
