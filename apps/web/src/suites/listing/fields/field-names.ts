import { fieldNamesOf } from '@marea/contract/platform/fields/fields.ts'
import { listingFields } from '@marea/contract/suites/listing-fields.ts'
import type { Say } from '#platform/texts/texts.tsx'

/** Parts of sections besides the fields of the table. */
const partNames = [
  'photos',
  'videos',
  'areas',
  'amenities',
  'facts',
  'cameras',
  'steps',
  'chapters',
  'places',
  'extras',
  'street',
  'city',
  'postalCode',
  'neighborhood',
  'latitude',
  'longitude',
  'isPublic',
  'licenses',
] as const

const labeled = [...fieldNamesOf(listingFields), ...partNames]

export function fieldLabel(name: string, t: Say): string {
  const field = labeled.find((each) => each === name)
  return field ? t(`listing.field.${field}`) : name
}
