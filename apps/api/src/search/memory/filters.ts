import type { ParsedSearch } from '#search/query.ts'
import type { Bits } from './bits.ts'
import type { Columns } from './columns.ts'
import { wordsOf } from './words.ts'

/** The filters a facet may look behind, each as sets of suites; who is in all of them passes. */
export type Sets = { where: Bits[]; bedrooms: Bits[]; beds: Bits[]; amenities: Bits[] }

export function setsOf(columns: Columns, asked: ParsedSearch): Sets {
  const { where, bedrooms, beds, amenities } = asked
  return {
    where: where === '' ? [] : [whereOf(columns, where)],
    bedrooms: bedrooms ? [columns.bedrooms[bedrooms] ?? columns.none] : [],
    beds: beds ? [columns.beds[beds] ?? columns.none] : [],
    amenities: amenities.map((amenity) => columns.amenities.get(amenity) ?? columns.none),
  }
}

export function given(sets: Sets): Bits[] {
  return [...sets.where, ...sets.bedrooms, ...sets.beds, ...sets.amenities]
}

/** A neighbourhood by slug or name is meant exactly; anything else is looked for among the words. */
function whereOf({ neighborhoods, vocabulary }: Columns, where: string): Bits {
  const asked = wordsOf(where).join(' ')
  for (const [slug, { words, bits }] of neighborhoods) {
    if (words === asked || slug.replaceAll('-', ' ') === asked) return bits
  }
  return vocabulary.find(where)
}

/** Everyone takes no pets, which needs no look. */
export function fittingOf(columns: Columns, { guests, pets }: ParsedSearch): Bits[] {
  const fitting = columns.guests[guests] ?? columns.none
  return pets ? [fitting, columns.pets[pets] ?? columns.none] : [fitting]
}
