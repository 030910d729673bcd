import { addDays, listNights } from '@marea/contract/platform/time/days.ts'
import { nightlyRate } from '@marea/contract/pricing/rules/nightly-rate.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rentOf } from '#pricing/price.ts'
import { minNightsFrom, nightlyAmount, type Terms } from '#pricing/terms.ts'
import { anyOverrides, anyRules, plainRules } from '../../../test/price-rules.ts'
import { effectiveRates } from './effective-rates.ts'
import { rentUnder } from './rent-under.ts'
import { termsUnder } from './terms-under.ts'

const today = '2026-11-16'
const terms: Terms = {
  nightlyAmount: 1,
  weekendAmount: 1,
  seasons: [],
  discounts: [],
  feeAmounts: {},
  commissionPerMille: 150,
  minNights: 1,
  maxNights: 60,
  guests: 4,
  maxPets: 0,
}

test('for any rules, the written rates are the price and minimum stay of every night', () => {
  fc.assert(
    fc.property(anyRules(today), anyOverrides(today), (rules, overrides) => {
      const written = termsUnder(terms, rules, { bookedOn: today, overrides })
      for (const day of listNights(today, addDays(today, 740))) {
        const override = overrides.find(({ from, to }) => from <= day && day < to)
        const { amount, minNights } = nightlyRate(rules, day, today, override)
        expect([day, nightlyAmount(written, day)]).toEqual([day, amount])
        expect(minNightsFrom(written, day)).toBe(minNights)
      }
    }),
    { numRuns: 40, seed: 11 },
  )
})

test('the back-test computes the rent of the price function', () => {
  fc.assert(
    fc.property(
      anyRules(today),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 40 }),
      (rules, wait, nights) => {
        const checkIn = addDays(today, wait)
        const stay = { checkIn, checkOut: addDays(checkIn, nights) }
        const rent = rentOf(termsUnder(terms, rules, { bookedOn: today, overrides: [] }), {
          ...stay,
          guests: 1,
          pets: 0,
        })
        expect(rentUnder(rules, { ...stay, bookedOn: today })).toBe(rent)
      },
    ),
    { numRuns: 200, seed: 12 },
  )
})

test('without further rules only the seasons are written', () => {
  const season = { from: '2027-01-04', to: '2027-02-01', minNights: 4 }
  const amounts = { nightlyAmount: 600_00, weekendAmount: 700_00 }
  const seasons = [{ name: 'Winter', ...season, ...amounts }]
  expect(effectiveRates({ ...plainRules, seasons }, today)).toEqual([{ ...season, ...amounts }])
})

test('rates that depend on no booking day stay the same until the year ends', () => {
  const rules = { ...plainRules, floorAmount: 450_00 }
  expect(effectiveRates(rules, '2026-02-01')).toEqual(effectiveRates(rules, '2026-12-31'))
})

test('a stay discount never takes the average night below the floor', () => {
  const rules = {
    ...plainRules,
    floorAmount: 380_00,
    stayDiscounts: [{ fromNights: 2, perMille: 200 }],
  }
  const monday = { checkIn: '2026-12-07', checkOut: '2026-12-09', bookedOn: today }
  expect(rentUnder(rules, monday)).toBe(760_00)
  expect(rentUnder({ ...rules, floorAmount: null }, monday)).toBe(640_00)
})
