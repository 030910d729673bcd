import { maxDaysAhead } from '@marea/contract/calendar/nights.ts'
import { amenities } from '@marea/contract/suites/amenities.ts'
import type { TaxesByJurisdiction } from '#pricing/tax-table.ts'
import type { StayDiscount } from '#pricing/terms.ts'
import type { CachedAnswer } from '#search/cache/answer-cache.ts'
import { createBoundedCache } from '#search/cache/bounded-cache.ts'
import { type Bits, newBits } from './bits.ts'
import { newExpiries } from './expiries.ts'
import { termsOfEach } from './terms.ts'
import { newVocabulary } from './vocabulary.ts'

/** Nights kept beyond the bookable ones, so that new days are read long before they are asked for. */
export const nightsInReserve = 8
export const nightsKept = maxDaysAhead + nightsInReserve

/** Blocks of 1, 2, 4 … nights: any stay up to twice the longest is put together from two. */
export const blockSizes = [1, 2, 4, 8, 16, 32] as const
export const longestBlock = 32

const mostGuests = 30
const mostBedrooms = 30
const mostBeds = 100
const mostPets = 10

export type Hold = { from: number; to: number; expiresAtMs: number }

/** Every published suite in a slot of its own; nights are rows, so a search reads few long rows. */
export type Columns = ReturnType<typeof newColumns>

export function newColumns(capacity: number, first: number) {
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
    /** For each size of blocks, whether one of the nights that begin with this one is taken. */
    takenIn: blockSizes.map(() => rows(nightsKept, () => newBits(capacity))),
    /** What all nights before this one cost, in cents modulo 2^32: only differences count. */
    sums: rows(nightsKept + 1, () => new Int32Array(capacity)),
    minNights: rows(nightsKept, () => new Uint8Array(capacity)),
    /** Who wants longer stays from a night on, and who takes no stays so long. */
    tooShort: createBoundedCache<Bits>(2000),
    tooLong: createBoundedCache<Bits>(200),
    /** The tax rates for stays that begin on each night. */
    taxes: rows<TaxesByJurisdiction>(nightsKept, () => []),
    /** The cheapest all-in night of the year, endless where there is none, and its day of arrival. */
    nightlyFrom: new Float64Array(capacity),
    /** Which suites have such a night. */
    priced: newBits(capacity),
    lowestOn: new Int32Array(capacity),
    terms: new Int32Array(capacity * termsOfEach),
    /** The cheapest and the dearest night of the 32 suites that share a word of bits. */
    cheapestOf: new Int32Array(Math.ceil(capacity / 32)),
    dearestOf: new Int32Array(Math.ceil(capacity / 32)),
    /** What no suite goes beyond. */
    most: { minNights: 0, leastMaxNights: Number.POSITIVE_INFINITY, fees: 0, pet: 0, taxed: 1 },
    discountTables: none<readonly StayDiscount[]>(),
    discountKeys: new Map<string, number>(),
    latitude: new Float64Array(capacity),
    longitude: new Float64Array(capacity),
    guests: rows(mostGuests + 1, () => newBits(capacity)),
    pets: rows(mostPets + 1, () => newBits(capacity)),
    bedrooms: rows(mostBedrooms + 1, () => newBits(capacity)),
    beds: rows(mostBeds + 1, () => newBits(capacity)),
    amenities: new Map(amenities.map((amenity) => [amenity, newBits(capacity)])),
    neighborhoods: new Map<string, { name: string; words: string; bits: Bits }>(),
    vocabulary: newVocabulary(capacity),
    holds: new Map<number, Hold[]>(),
    /** At least one for each hold, and some for holds that are no more. */
    expiries: newExpiries(),
    /** Grows with every change. */
    changes: 0,
    /** Whole answers by what was asked, good until something in them changes. */
    answers: createBoundedCache<CachedAnswer>(1000),
    scratch: newScratch(capacity),
  }
}

/** Reused by every search: a search runs from start to end without a pause. */
function newScratch(capacity: number) {
  return {
    candidates: newBits(capacity),
    slots: new Int32Array(capacity),
    amounts: new Float64Array(capacity),
    nights: new Float64Array(capacity),
    best: new Float64Array(capacity),
    window: new Uint8Array(capacity),
    bestWindow: new Uint8Array(capacity),
    ranked: new Float64Array(capacity),
  }
}

function rows<Row>(count: number, row: () => Row): Row[] {
  return Array.from({ length: count }, row)
}

function none<Each>(): Each[] {
  return []
}
