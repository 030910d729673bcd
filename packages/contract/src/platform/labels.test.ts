import { expect, test } from 'vitest'
import { aspects } from '#reviews/endpoints.ts'
import { amenities, amenityGroups, googleAmenities } from '#suites/amenities.ts'

import { bedKinds, cancellationCodes, suiteKinds } from '#suites/suite-choices.ts'
import { textTables } from '#texts/tables.ts'
import { labelOf } from './labels.ts'

const { en } = textTables

test('everything a suite can be, have or need has its words', () => {
  const keys = [
    ...amenities.map(labelOf.amenity),
    ...Object.keys(amenityGroups).map((group) => `amenity_group.${group}`),
    ...cancellationCodes.map(labelOf.cancellation),
    ...suiteKinds.map(labelOf.suiteKind),
    ...aspects.map(labelOf.aspect),
    ...bedKinds.flatMap((kind) => [`${labelOf.beds(kind)}_one`, `${labelOf.beds(kind)}_other`]),
  ]
  expect(keys.filter((key) => !(key in en))).toEqual([])
})

test('no amenity is listed twice and all that Google names are among them', () => {
  expect(new Set(amenities).size).toBe(amenities.length)
  expect(googleAmenities.filter((name) => !amenities.includes(name))).toEqual([])
})
