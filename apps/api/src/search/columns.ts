import { amenities } from '@marea/contract/amenities.ts'
import { maxDaysAhead } from '@marea/contract/nights.ts'
import type { TaxesByJurisdiction } from '#pricing/tax-table.ts'
import type { StayDiscount } from '#pricing/terms.ts'
import { type Bits, newBits } from './bits.ts'
import { newVocabulary } from './vocabulary.ts'

/** Nights kept beyond the bookable ones, so that new days are read long before they are asked for. */
export const nightsInReserve = 8
export const nightsKept = maxDaysAhead + nightsInReserve

export const shortBlock = 8
export const longBlock = 32

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
    taken: rows(nightsKept, () => newBits(capacity)),
    /** Whether one of this night and the seven after it is taken, or of 32 nights. */
    takenInShort: rows(nightsKept, () => newBits(capacity)),
    takenInLong: rows(nightsKept, () => newBits(capacity)),
    /** What all nights before this one cost, in cents modulo 2^32: only differences count. */
    sums: rows(nightsKept + 1, () => new Int32Array(capacity)),
    minNights: rows(nightsKept, () => new Uint8Array(capacity)),
    maxNights: new Uint8Array(capacity),
    /** The tax rates for stays that begin on each night. */
    taxes: rows<TaxesByJurisdiction>(nightsKept, () => []),
    /** The cheapest all-in night of the year, endless where there is none, and its day of arrival. */
    nightlyFrom: new Float64Array(capacity),
    lowestOn: new Int32Array(capacity),
    /** The lowest and the highest price of any night. */
    cheapest: new Int32Array(capacity),
    dearest: new Int32Array(capacity),
    /** What no suite goes beyond. */
    most: { minNights: 0, leastMaxNights: Number.POSITIVE_INFINITY, fees: 0, pet: 0 },
    /** So dear by the night that a long stay goes beyond 2^32 cents. */
    isDear: new Uint8Array(capacity),
    feeAmount: new Float64Array(capacity),
    petAmount: new Int32Array(capacity),
    jurisdiction: new Uint8Array(capacity),
    discounts: new Int32Array(capacity),
    discountTables: none<readonly StayDiscount[]>(),
    discountKeys: new Map<string, number>(),
    latitude: new Float64Array(capacity),
    longitude: new Float64Array(capacity),
    guests: rows(mostGuests + 1, () => newBits(capacity)),
    pets: rows(mostPets + 1, () => newBits(capacity)),
    bedrooms: rows(mostBedrooms + 1, () => newBits(capacity)),
    beds: rows(mostBeds + 1, () => newBits(capacity)),
    amenities: new Map(amenities.map((amenity) => [amenity, newBits(capacity)])),
    neighborhoods: new Map<string, { name: string; bits: Bits }>(),
    vocabulary: newVocabulary(capacity),
    holds: new Map<number, Hold[]>(),
    /** Never later than the first hold that runs out. */
    nextExpiryMs: Number.POSITIVE_INFINITY,
    scratch: newScratch(capacity),
  }
}

/** Reused by every search: a search runs from start to end without a pause. */
function newScratch(capacity: number) {
  return {
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
