import { maxDaysAhead } from '@marea/contract/calendar/nights.ts'
import { amenities } from '@marea/contract/suites/amenities.ts'
import { type Fee, fees as feeTable } from '@marea/contract/suites/fees.ts'
import { maxNights } from '@marea/contract/suites/stay-limits.ts'
import type { RawResponse } from '#platform/http/raw-response.ts'
import type { TaxRate } from '#pricing/price.ts'
import type { StayDiscount } from '#pricing/terms.ts'
import { type Bits, newBits } from '#search/bits.ts'
import { createBoundedCache } from '#search/cache/bounded-cache.ts'
import type { CachedAnswer } from '#search/cache/cached-answer.ts'
import { searchedLandmarks } from '#search/landmarks/near-landmark.ts'
import type { Place } from '#search/results.ts'
import { newNameIndex } from '#search/words/name-index.ts'
import { newVocabulary } from '#search/words/vocabulary.ts'
import { newExpiries } from './expiries.ts'
import { countGroups, groupFees } from './fee-groups.ts'
import { term } from './terms.ts'

/** Extra nights beyond the bookable ones, so that new days are read long before a search needs them. */
export const nightsInReserve = 8
export const nightsKept = maxDaysAhead + nightsInReserve

/** Blocks of 1, 2, 4 … nights: any stay up to twice the longest block is covered by two. */
export const blockSizes = [1, 2, 4, 8, 16, 32] as const
export const longestBlock = 32

const mostGuests = 30
const mostBedrooms = 30
const mostBeds = 100
const mostPets = 10

type PlaceColumn = Place & { words: readonly string[]; bits: Bits }

export type Hold = { from: number; to: number; expiresAtMs: number }

/** The rates of each jurisdiction by its number; it has none where the list is too short. */
export type TaxRates = readonly (readonly TaxRate[])[]

/** The search index: each published home has a slot, each night is a row over all slots. */
export type Columns = ReturnType<typeof newColumns>

export function newColumns(capacity: number, first: number, fees: readonly Fee[] = feeTable) {
  return {
    capacity,
    /** The day of the first row. */
    first,
    used: 0,
    spare: none<number>(),
    slots: new Map<string, number>(),
    ids: none<string>(),
    slugs: none<string>(),
    live: newBits(capacity),
    none: newBits(capacity),
    ...newNights(capacity),
    ...newPrices(capacity, fees),
    ...newAttributes(capacity),
    holds: new Map<number, Hold[]>(),
    /** At least one for each hold, and some for holds that were released. */
    expiries: newExpiries(),
    /** Counts the changes, so that a search notices one that happens while it waits. */
    changes: 0,
    /** Whole answers by their query, dropped when a home changes that may be in them. */
    answers: createBoundedCache<CachedAnswer>(1000),
    /** Suggestions by the words that were typed, each valid until the next change. */
    suggestions: createBoundedCache<{ answer: RawResponse; changes: number }>(1000),
    scratch: newScratch(capacity),
  }
}

function newNights(capacity: number) {
  return {
    /** For each block size, which homes have a taken night in the block that starts here. */
    takenIn: blockSizes.map(() => rows(nightsKept, () => newBits(capacity))),
    /** The price of all nights before this one, in cents modulo 2^32: only differences count. */
    sums: rows(nightsKept + 1, () => new Int32Array(capacity)),
    minNights: rows(nightsKept, () => new Uint8Array(capacity)),
    /** Which homes require longer stays from a night on, and which accept no stay so long. */
    tooShort: createBoundedCache<Bits>(2000),
    tooLong: createBoundedCache<Bits>(200),
    /** The tax rates for stays that begin on each night. */
    taxes: rows<TaxRates>(nightsKept, () => []),
    taxFactors: new Map<TaxRates, Float64Array>(),
    /** The number of each jurisdiction in the lists of rates. */
    jurisdictions: new Map<string, number>(),
  }
}

function newPrices(capacity: number, fees: readonly Fee[]) {
  const feeGroups = groupFees(fees)
  const termsOfEach = term.fees + feeGroups.all.length
  return {
    feeGroups,
    /** How often each fee group counts in the price of the cheapest night, by length of stay. */
    lowestCounts: rows(maxNights + 1, (nights) =>
      countGroups(feeGroups, { nights, guests: 1, pets: 0 }),
    ),
    terms: new Int32Array(capacity * termsOfEach),
    termsOfEach,
    /** The cheapest night of the year with taxes and fees, infinite where none is available. */
    nightlyFrom: new Float64Array(capacity),
    /** Which homes have such a night, and the day of its check-in. */
    priced: newBits(capacity),
    lowestOn: new Int32Array(capacity),
    /** The cheapest and the most expensive night of the 32 homes that share a word of bits. */
    cheapestOf: new Int32Array(Math.ceil(capacity / 32)),
    dearestOf: new Int32Array(Math.ceil(capacity / 32)),
    /** Bounds that no home exceeds. */
    most: {
      minNights: 0,
      leastMaxNights: Number.POSITIVE_INFINITY,
      fees: feeGroups.all.map(() => 0),
      taxFactor: 1,
    },
    discountTables: none<readonly StayDiscount[]>(),
    discountKeys: new Map<string, number>(),
  }
}

function newAttributes(capacity: number) {
  return {
    latitude: new Float64Array(capacity),
    longitude: new Float64Array(capacity),
    guests: rows(mostGuests + 1, () => newBits(capacity)),
    pets: rows(mostPets + 1, () => newBits(capacity)),
    children: newBits(capacity),
    infants: newBits(capacity),
    bedrooms: rows(mostBedrooms + 1, () => newBits(capacity)),
    beds: rows(mostBeds + 1, () => newBits(capacity)),
    amenities: new Map(amenities.map((amenity) => [amenity, newBits(capacity)])),
    neighborhoods: new Map<string, PlaceColumn>(),
    vocabulary: newVocabulary(capacity),
    names: newNameIndex(capacity),
    /** Which homes are near each landmark, by its name. */
    nearLandmark: new Map(searchedLandmarks.map(({ name }) => [name, newBits(capacity)])),
  }
}

/** Reused by every search, because a search runs from start to end without awaiting anything. */
function newScratch(capacity: number) {
  return {
    candidates: newBits(capacity),
    slots: new Int32Array(capacity),
    amounts: new Float64Array(capacity),
    nights: new Float64Array(capacity),
    best: new Float64Array(capacity),
    window: new Uint16Array(capacity),
    bestWindow: new Uint16Array(capacity),
    ranked: new Float64Array(capacity),
  }
}

function rows<Row>(count: number, row: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => row(index))
}

function none<Each>(): Each[] {
  return []
}
