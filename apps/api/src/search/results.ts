import { usd } from '@marea/contract/platform/money.ts'
import { histogramBars, type SearchFacets } from '@marea/contract/search/endpoints.ts'
import { type Amenity, amenities } from '@marea/contract/suites/amenities.ts'
import { fromLocalizedColumns } from '#platform/db/localized-columns.ts'
import type { Landmark } from '#suites/nearby/landmarks.ts'
import type { Nights } from './query.ts'

/** `amount` is what the search orders by: the total of the stay, or without one the lowest night. */
export type Hit = { id: string; amount: number; nightlyFrom: number | null; stay: Nights | null }

export type Bars = { from: number; width: number; counts: number[] }

export type Found = {
  count: number
  hits: Hit[]
  /** The landmark that the search named. */
  landmark: Landmark | null
  facets: SearchFacets | null
  histogram: Bars | null
}

const bedroomSteps = 8
const bedSteps = 12

/** A neighborhood as the index and PostgreSQL know it. */
export type Place = {
  name: string
  nameEs: string
  lineEn: string
  lineEs: string
  position: number
}

export type CountedPlace = Place & { slug: string; count: number; from: number }

type Counts = {
  neighborhoods: CountedPlace[]
  amenity(amenity: Amenity): number
  bedrooms(atLeast: number): number
  beds(atLeast: number): number
}

/** Choices that would find nothing are left out. */
export function facetsOf(counts: Counts): SearchFacets {
  return {
    neighborhoods: counts.neighborhoods
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.position - other.position || (one.slug < other.slug ? -1 : 1))
      .map(shownPlace),
    amenities: amenities
      .map((amenity) => ({ amenity, count: counts.amenity(amenity) }))
      .filter(({ count }) => count > 0),
    bedrooms: stepsOf(bedroomSteps, counts.bedrooms),
    beds: stepsOf(bedSteps, counts.beds),
  }
}

function shownPlace({ slug, name, lineEn, lineEs, count, from }: CountedPlace) {
  const isListed = lineEn !== ''
  const line = isListed ? { line: fromLocalizedColumns({ lineEn, lineEs }, 'line') } : {}
  return { slug, name, ...line, count, from: usd(from) }
}

function stepsOf(most: number, countOf: (atLeast: number) => number) {
  return Array.from({ length: most }, (_, step) => step + 1)
    .map((atLeast) => ({ atLeast, count: countOf(atLeast) }))
    .filter(({ count }) => count > 0)
}

export function barWidth(lowest: number, highest: number): number {
  return Math.ceil((highest - lowest + 1) / histogramBars)
}
