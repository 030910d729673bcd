import { expect, test } from 'vitest'
import { aspects } from '#reviews/endpoints.ts'
import { amenities, amenityGroups, googleAmenities } from '#suites/amenities.ts'

import { bedKinds, cancellationCodes, suiteKinds } from '#suites/suite-choices.ts'
import { textTables } from '#texts/tables.ts'

const { en } = textTables

test('everything a suite can be, have or need has its words', () => {
  const keys = [
    ...amenities.map((code) => `amenity.${code}`),
    ...Object.keys(amenityGroups).map((group) => `amenity_group.${group}`),
    ...cancellationCodes.map((code) => `cancellation.${code}`),
    ...suiteKinds.map((kind) => `suite_kind.${kind}`),
    ...aspects.map((aspect) => `aspect.${aspect}`),
    ...bedKinds.flatMap((kind) => [`bed.${kind}_one`, `bed.${kind}_other`]),
  ]
  expect(keys.filter((key) => !(key in en))).toEqual([])
})

test('no amenity is listed twice and all that Google names are among them', () => {
  expect(new Set(amenities).size).toBe(amenities.length)
  expect(googleAmenities.filter((name) => !amenities.includes(name))).toEqual([])
})
