import { expect, test } from 'vitest'
import type { SuiteTerms } from '#pricing/read-terms.ts'
import { newTaxTable } from '#pricing/tax-table.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { nightlyFrom } from './nightly-from.ts'

const terms: SuiteTerms = {
  jurisdiction: 'miami',
  timeZone: companyTimeZone,
  nightlyAmount: 100_000,
  weekendAmount: 150_000,
  seasons: [
    {
      from: '2027-06-01',
      to: '2027-07-01',
      nightlyAmount: 70_000,
      weekendAmount: 90_000,
      minNights: 4,
    },
  ],
  discounts: [{ fromNights: 4, perMille: 100 }],
  feeAmounts: { cleaning: 20_000, pets: 5000, housekeeping: 10_000 },
  commissionPerMille: 150,
  minNights: 2,
  maxNights: 60,
  guests: 4,
  maxPets: 1,
}

const tax = { jurisdiction: 'miami', authority: 'fl_state' } as const
const taxes = newTaxTable([
  { ...tax, rate: 10_000, from: '2020-01-01', to: '2027-09-01' },
  { ...tax, rate: 1000, from: '2027-09-01', to: null },
])

test('is the cheapest shortest stay including fees, discount and tax, rounded up to dollars', () => {
  // Monday to Friday in June: (4 × 700 − 10 % + 300) × 1.1 / 4 nights = 775.50.
  expect(nightlyFrom(terms, { today: '2026-11-15', taken: [], taxes })).toBe(77_600)
})

test('counts only available stays', () => {
  const june = { from: '2027-05-29', to: '2027-07-01' }
  // Two nights in another month: (2 × 1,000 + 300) × 1.1 / 2 = 1,265.
  expect(nightlyFrom(terms, { today: '2026-08-30', taken: [june], taxes })).toBe(126_500)
  const leftAlone = [
    { from: '2026-11-01', to: '2027-06-07' },
    { from: '2027-06-10', to: '2028-11-15' },
  ]
  expect(nightlyFrom(terms, { today: '2026-11-15', taken: leftAlone, taxes })).toBeNull()
})

test('uses the tax of the check-in day', () => {
  const june = { from: '2027-06-01', to: '2027-07-01' }
  // From September on the tax is 1 %: (2 × 1,000 + 300) × 1.01 / 2 = 1,161.50.
  expect(nightlyFrom(terms, { today: '2026-11-15', taken: [june], taxes })).toBe(116_200)
})
