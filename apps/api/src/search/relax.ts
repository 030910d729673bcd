import { usd } from '@marea/contract/platform/money.ts'
import type { RelaxedFilter, SearchFilter } from '@marea/contract/search/endpoints.ts'
import type { Amenity } from '@marea/contract/suites/amenities.ts'
import type { ParsedSearch } from './query.ts'
import type { Found } from './results.ts'

export type Find = (asked: ParsedSearch) => Promise<Found> | Found

type Relaxation = { filter: SearchFilter; amenity?: Amenity; change: Partial<ParsedSearch> }

/** Which single filters to remove when nothing was found, the one that finds most first. */
export async function relaxOf(find: Find, asked: ParsedSearch): Promise<RelaxedFilter[]> {
  const plain: ParsedSearch = { ...asked, order: 'accessible', page: 1, hasFacets: false }
  const relaxed: RelaxedFilter[] = []
  for (const { change, ...relaxation } of relaxationsOf(asked)) {
    const { count, hits } = await find({ ...plain, ...change })
    if (count > 0) relaxed.push({ ...relaxation, count, lowest: usd(hits[0]?.amount ?? 0) })
  }
  return relaxed.sort((one, other) => other.count - one.count)
}

function relaxationsOf(asked: ParsedSearch): Relaxation[] {
  const { where, bbox, when, guests, children, infants, pets, bedrooms, beds, amenities } = asked
  const noLimit = { minTotal: 0, maxTotal: Number.MAX_SAFE_INTEGER }
  const isLimited = asked.minTotal > 0 || asked.maxTotal < noLimit.maxTotal
  const relaxations: (Relaxation & { isGiven: boolean })[] = [
    { filter: 'where', isGiven: where !== '', change: { where: '' } },
    { filter: 'bbox', isGiven: bbox !== null, change: { bbox: null } },
    { filter: 'dates', isGiven: when.kind !== 'any', change: { when: { kind: 'any' } } },
    { filter: 'guests', isGiven: guests > 1, change: { guests: 1, children: 0 } },
    { filter: 'children', isGiven: children > 0, change: { children: 0 } },
    { filter: 'infants', isGiven: infants > 0, change: { infants: 0 } },
    { filter: 'pets', isGiven: pets > 0, change: { pets: 0 } },
    { filter: 'bedrooms', isGiven: bedrooms > 0, change: { bedrooms: 0 } },
    { filter: 'beds', isGiven: beds > 0, change: { beds: 0 } },
    ...amenities.map((amenity) => ({
      filter: 'amenities' as const,
      isGiven: true,
      amenity,
      change: { amenities: amenities.filter((each) => each !== amenity) },
    })),
    { filter: 'price', isGiven: isLimited, change: noLimit },
  ]
  return relaxations
    .filter(({ isGiven }) => isGiven)
    .map(({ isGiven, ...relaxation }) => relaxation)
}
