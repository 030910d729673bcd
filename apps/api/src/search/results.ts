import { usd } from '@marea/contract/platform/money.ts'
import { histogramBars, type SearchFacets } from '@marea/contract/search/endpoints.ts'
import { type Amenity, amenities } from '@marea/contract/suites/amenities.ts'
import type { Landmark } from '#suites/nearby/landmarks.ts'
import type { Nights } from './query.ts'

/** `amount` is what the search orders by: the total of the stay, or without one the lowest night. */
export type Hit = { id: string; amount: number; nightlyFrom: number | null; stay: Nights | null }

export type Bars = { from: number; width: number; counts: number[] }

export type Found = {
  count: number
  hits: Hit[]
  /** What the search is around, if it named a landmark. */
  landmark: Landmark | null
  facets: SearchFacets | null
  histogram: Bars | null
}

const bedroomSteps = 8
const bedSteps = 12

type Counts = {
  neighborhoods: { slug: string; name: string; count: number; from: number }[]
  amenity(amenity: Amenity): number
  bedrooms(atLeast: number): number
  beds(atLeast: number): number
}

/** Choices that would find nothing are left out. */
export function facetsOf(counts: Counts): SearchFacets {
  return {
    neighborhoods: counts.neighborhoods
      .filter(({ count }) => count > 0)
      .sort((one, other) => (one.slug < other.slug ? -1 : 1))
      .map(({ from, ...place }) => ({ ...place, from: usd(from) })),
    amenities: amenities
      .map((amenity) => ({ amenity, count: counts.amenity(amenity) }))
      .filter(({ count }) => count > 0),
    bedrooms: stepsOf(bedroomSteps, counts.bedrooms),
    beds: stepsOf(bedSteps, counts.beds),
  }
}

function stepsOf(most: number, countOf: (atLeast: number) => number) {
  return Array.from({ length: most }, (_, step) => step + 1)
    .map((atLeast) => ({ atLeast, count: countOf(atLeast) }))
    .filter(({ count }) => count > 0)
}

export function barWidth(lowest: number, highest: number): number {
  return Math.ceil((highest - lowest + 1) / histogramBars)
}
