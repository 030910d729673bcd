import type { GuestCounts } from '@marea/contract/calendar/guest-counts.ts'
import { maxDaysAhead, stayRefusalOf } from '@marea/contract/calendar/nights.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import type { ProblemCode } from '@marea/contract/problems.ts'
import type { SearchQuery } from '@marea/contract/search/endpoints.ts'
import { maxFlexibleMonths } from '@marea/contract/search/flexible-stays.ts'
import { type Amenity, amenities } from '@marea/contract/suites/amenities.ts'
import { maxGuests, maxInfants, maxPets } from '@marea/contract/suites/stay-limits.ts'
import type { z } from 'zod'
import { Problem } from '#platform/problem.ts'

export type Nights = { checkIn: string; checkOut: string }
export type Box = { west: number; south: number; east: number; north: number }

export type When =
  | { kind: 'any' }
  | ({ kind: 'fixed' } & Nights)
  /** Up to this many days earlier or later. */
  | ({ kind: 'around'; days: number } & Nights)
  /** Without months, the coming weeks. */
  | { kind: 'weekend' | 'week' | 'month'; months: readonly string[] }

export type ParsedSearch = {
  where: string
  when: When
  guests: number
  children: number
  infants: number
  pets: number
  bedrooms: number
  beds: number
  amenities: readonly Amenity[]
  minTotal: number
  maxTotal: number
  bbox: Box | null
  order: 'accessible' | 'exclusive'
  page: number
  hasFacets: boolean
}

type Query = z.output<typeof SearchQuery>

const maxWhereLength = 200
const maxRooms = 100
const maxPages = 100_000

/** Reads a search from the query of its URL; each invalid value is refused with its own code. */
export function parseSearch(query: Query, today: string): ParsedSearch {
  const where = (query.where ?? '').trim()
  if (where.length > maxWhereLength) throw new Problem('search.where_too_long')
  const rooms = { or: 0, min: 0, max: maxRooms }
  return {
    where,
    when: readWhen(query, today),
    ...readGuestCounts(query),
    bedrooms: readCount(query.bedrooms, rooms, 'search.rooms_invalid'),
    beds: readCount(query.beds, rooms, 'search.rooms_invalid'),
    amenities: readAmenities(query.amenities ?? ''),
    ...readPrices(query),
    bbox: readBox(query.bbox),
    order: query.order,
    page: readCount(query.page, { or: 1, min: 1, max: maxPages }, 'search.page_invalid'),
    hasFacets: query.facets === 'true',
  }
}

function readGuestCounts(query: Query): GuestCounts {
  const guests = readCount(query.guests, { or: 1, min: 1, max: maxGuests }, 'stay.guests_invalid')
  const some = (max: number) => ({ or: 0, min: 0, max })
  return {
    guests,
    children: readCount(query.children, some(guests - 1), 'stay.children_invalid'),
    infants: readCount(query.infants, some(maxInfants), 'stay.infants_invalid'),
    pets: readCount(query.pets, some(maxPets), 'stay.pets_invalid'),
  }
}

function readWhen(query: Query, today: string): When {
  const { checkIn = '', checkOut = '', around = '', flexible, month = '' } = query
  const isFixed = checkIn !== '' || checkOut !== '' || around !== ''
  if (flexible) {
    if (isFixed) throw new Problem('search.dates_twice')
    return { kind: flexible, months: readMonths(month, today) }
  }
  if (month !== '') throw new Problem('stay.dates_unreadable')
  if (!isFixed) return { kind: 'any' }
  const refusal = stayRefusalOf({ checkIn, checkOut, guests: 1, pets: 0 }, today)
  if (refusal) throw new Problem(refusal)
  if (around) return { kind: 'around', days: Number(around), checkIn, checkOut }
  return { kind: 'fixed', checkIn, checkOut }
}

/** In order and without repetitions. */
function readMonths(text: string, today: string): string[] {
  const months = new Set(text.split(',').flatMap((part) => part.trim() || []))
  if (months.size > maxFlexibleMonths) throw new Problem('stay.dates_unreadable')
  return [...months].map((month) => readMonth(month, today)).sort()
}

function readMonth(month: string, today: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Problem('stay.dates_unreadable')
  if (month < today.slice(0, 7)) throw new Problem('stay.dates_past')
  if (month > addDays(today, maxDaysAhead).slice(0, 7)) throw new Problem('stay.dates_too_far')
  return month
}

function readAmenities(text: string): Amenity[] {
  const names = new Set(text.split(',').flatMap((part) => part.trim() || []))
  const known = amenities.filter((amenity) => names.has(amenity))
  if (known.length < names.size) throw new Problem('search.amenity_unknown')
  return known
}

function readPrices({ minTotal, maxTotal }: Query): { minTotal: number; maxTotal: number } {
  const cents = { min: 0, max: Number.MAX_SAFE_INTEGER }
  const range = {
    minTotal: readCount(minTotal, { ...cents, or: 0 }, 'search.price_invalid'),
    maxTotal: readCount(
      maxTotal,
      { ...cents, or: Number.MAX_SAFE_INTEGER },
      'search.price_invalid',
    ),
  }
  if (range.minTotal > range.maxTotal) throw new Problem('search.price_invalid')
  return range
}

function readBox(text = ''): Box | null {
  if (text === '') return null
  const sides = text.split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)))
  const [west = 0, south = 0, east = 0, north = 0] = sides
  const isSound =
    sides.length === 4 &&
    sides.every(Number.isFinite) &&
    west >= -180 &&
    east <= 180 &&
    south >= -90 &&
    north <= 90 &&
    west <= east &&
    south <= north
  if (!isSound) throw new Problem('search.bbox_invalid')
  return { west, south, east, north }
}

type Bounds = { or: number; min: number; max: number }

function readCount(text = '', { or, min, max }: Bounds, code: ProblemCode): number {
  if (text === '') return or
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) throw new Problem(code)
  return value
}
