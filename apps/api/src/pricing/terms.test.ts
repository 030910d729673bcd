import { expect, test } from 'vitest'
import { minNightsFrom, type Terms } from './terms.ts'

const terms: Terms = {
  nightlyAmount: 98_000,
  weekendAmount: 124_000,
  seasons: [
    {
      from: '2025-06-01',
      to: '2025-10-01',
      nightlyAmount: 10_000,
      weekendAmount: 10_000,
      minNights: 1,
    },
    {
      from: '2026-12-18',
      to: '2027-01-04',
      nightlyAmount: 168_000,
      weekendAmount: 90_000,
      minNights: 4,
    },
    {
      from: '2027-11-10',
      to: '2027-12-01',
      nightlyAmount: 79_000,
      weekendAmount: 99_000,
      minNights: 2,
    },
  ],
  discounts: [],
  feeAmounts: {},
  commissionPerMille: 0,
  minNights: 3,
  maxNights: 60,
  guests: 2,
  maxPets: 0,
}

test('the night of check-in decides the minimum stay', () => {
  expect(minNightsFrom(terms, '2026-12-17')).toBe(3)
  expect(minNightsFrom(terms, '2026-12-18')).toBe(4)
  expect(minNightsFrom(terms, '2027-01-04')).toBe(3)
})
