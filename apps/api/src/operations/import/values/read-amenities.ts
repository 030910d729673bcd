import { languages } from '@marea/contract/platform/language.ts'
import { type Amenity, amenities } from '@marea/contract/suites/amenities.ts'
import { writtenText } from '@marea/contract/texts/tables.ts'
import { plainWords, type Read } from './read-value.ts'

/** Separated by semicolons, commas or bars, by our names or as pages show them. */
export function readAmenities(text: string): Read<Amenity[]> {
  const given = text
    .split(/[;,|\n]/)
    .map((each) => each.trim())
    .filter(Boolean)
  const unknown = given.find((each) => amenityNamed(each) === undefined)
  if (unknown) return { fault: { code: 'unknown_amenity', detail: unknown.slice(0, 80) } }
  const found = new Set(given.map(amenityNamed))
  return { value: amenities.filter((amenity) => found.has(amenity)) }
}

export function amenityNamed(text: string): Amenity | undefined {
  return amenitiesByName.get(plainWords(text))
}

const amenitiesByName = new Map(
  amenities.flatMap((amenity) =>
    [
      amenity,
      ...languages.map((language) => writtenText(language, `amenity.${amenity}`) ?? ''),
    ].map((name) => [plainWords(name), amenity] as const),
  ),
)
