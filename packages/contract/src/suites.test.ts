import { expect, test } from 'vitest'
import { amenities, amenityGroups } from './amenities.ts'
import { licenceKinds, taxAuthorities } from './jurisdictions.ts'
import { aspects } from './reviews.ts'
import { bedKinds, cancellationCodes, suiteKinds } from './suites.ts'
import { en } from './texts/en.ts'

test('everything a suite can be, have or need has its words', () => {
  const keys = [
    ...amenities.map((code) => `amenity.${code}`),
    ...Object.keys(amenityGroups).map((code) => `amenity_group.${code}`),
    ...licenceKinds.map((code) => `licence.${code}`),
    ...taxAuthorities.map((code) => `price.tax_${code}`),
    ...cancellationCodes.map((code) => `cancellation.${code}`),
    ...suiteKinds.map((code) => `suite_kind.${code}`),
    ...aspects.map((code) => `aspect.${code}`),
    ...bedKinds.flatMap((code) => [`bed.${code}_one`, `bed.${code}_other`]),
  ]
  expect(keys.filter((key) => !(key in en))).toEqual([])
})
