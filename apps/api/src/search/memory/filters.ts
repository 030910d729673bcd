import { wordsOf } from '#platform/words.ts'
import type { Bits } from '#search/bits.ts'
import { landmarkNamed } from '#search/landmarks/near-landmark.ts'
import type { ParsedSearch } from '#search/query.ts'
import type { Landmark } from '#suites/nearby/landmarks.ts'
import type { Columns } from './columns.ts'

/** The filters that facets count without, each as sets of homes; a match is in all of them. */
export type Sets = { where: Bits[]; bedrooms: Bits[]; beds: Bits[]; amenities: Bits[] }

export function filterSets(columns: Columns, asked: ParsedSearch): Sets {
  const { where, bedrooms, beds, amenities } = asked
  return {
    where: where === '' ? [] : [whereOf(columns, where)],
    bedrooms: bedrooms ? [columns.bedrooms[bedrooms] ?? columns.none] : [],
    beds: beds ? [columns.beds[beds] ?? columns.none] : [],
    amenities: amenities.map((amenity) => columns.amenities.get(amenity) ?? columns.none),
  }
}

export function allSets(sets: Sets): Bits[] {
  return [...sets.where, ...sets.bedrooms, ...sets.beds, ...sets.amenities]
}

/** A neighborhood or a landmark matches exactly; anything else is searched in the texts. */
function whereOf(columns: Columns, where: string): Bits {
  const known = neighborhoodOf(columns, where)
  if (known) return known
  const landmark = landmarkNamed(where)
  return columns.nearLandmark.get(landmark?.name ?? '') ?? columns.vocabulary.find(where)
}

/** The landmark that homes are searched around; a neighborhood of the same name comes first. */
export function landmarkOf(columns: Columns, where: string): Landmark | null {
  const landmark = landmarkNamed(where)
  return landmark && !neighborhoodOf(columns, where) ? landmark : null
}

function neighborhoodOf({ neighborhoods }: Columns, where: string): Bits | undefined {
  const asked = wordsOf(where).join(' ')
  for (const [slug, { words, bits }] of neighborhoods) {
    if (words.includes(asked) || slug.replaceAll('-', ' ') === asked) return bits
  }
  return undefined
}

/** Every home accepts guests without children, infants and pets, so that needs no filter. */
export function capacitySets(columns: Columns, asked: ParsedSearch): Bits[] {
  const { guests, children, infants, pets } = asked
  return [
    columns.guests[guests] ?? columns.none,
    ...(children ? [columns.children] : []),
    ...(infants ? [columns.infants] : []),
    ...(pets ? [columns.pets[pets] ?? columns.none] : []),
  ]
}
