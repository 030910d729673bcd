import type { SearchQuery } from '@marea/contract/search/endpoints.ts'
import { daysAround } from '@marea/contract/search/flexible-stays.ts'
import { parseStay, stayKeys } from '#suites/stay-params.ts'

/** Query keys of the home page besides the stay. */
const filterKeys = [
  'where',
  'month',
  'bedrooms',
  'beds',
  'amenities',
  'minTotal',
  'maxTotal',
  'bbox',
] as const

export const searchKeys: readonly string[] = [
  ...stayKeys,
  ...filterKeys,
  'around',
  'flexible',
  'order',
  'pages',
]

const maxPages = 10

export type Around = (typeof daysAround)[number]

export type Flexible = 'weekend' | 'week' | 'month'
export const flexibles: readonly Flexible[] = ['weekend', 'week', 'month']

/** The API query for a URL; invalid values are left out. */
export function toQuery(params: URLSearchParams): SearchQuery {
  const { checkIn, checkOut, guests, ...others } = parseStay(params)
  const flexible = readFlexible(params)
  const around = readAround(params)
  const query: SearchQuery = {
    guests: String(guests),
    order: params.get('order') === 'exclusive' ? 'exclusive' : 'accessible',
  }
  for (const kind of ['children', 'infants', 'pets'] as const)
    if (others[kind] > 0) query[kind] = String(others[kind])
  if (flexible) query.flexible = flexible
  else if (checkIn && checkOut) Object.assign(query, { checkIn, checkOut })
  if (around) query.around = around
  for (const key of filterKeys) {
    const value = params.get(key)
    if (value) query[key] = value
  }
  if (!flexible) delete query.month
  return query
}

export function readFlexible(params: URLSearchParams): Flexible | null {
  return flexibles.find((each) => each === params.get('flexible')) ?? null
}

/** Days around exact dates; ignored without dates. */
export function readAround(params: URLSearchParams): Around | null {
  const { checkIn } = parseStay(params)
  if (!checkIn || readFlexible(params)) return null
  return daysAround.find((each) => each === params.get('around')) ?? null
}

export function readPages(params: URLSearchParams): number {
  const pages = Number(params.get('pages') ?? 1)
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), maxPages) : 1
}

export function readAmenities(params: URLSearchParams): string[] {
  return params.get('amenities')?.split(',').filter(Boolean) ?? []
}

export function countFilters(params: URLSearchParams): number {
  const hasPrice = params.has('minTotal') || params.has('maxTotal')
  const single = ['bedrooms', 'beds'].filter((key) => params.has(key)).length
  return readAmenities(params).length + single + Number(hasPrice)
}

const guestKeys = ['guests', 'children', 'infants', 'pets']

export function hasSearch(params: URLSearchParams): boolean {
  const keys = [...filterKeys, 'checkIn', 'flexible', ...guestKeys, 'order', 'pages']
  return keys.some((key) => params.has(key))
}

/** The same search with a change; the list starts again. */
export function withChange(
  params: URLSearchParams,
  change: Record<string, string | number | null>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('pages')
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

export function withAmenity(params: URLSearchParams, amenity: string): URLSearchParams {
  const chosen = readAmenities(params)
  const next = chosen.includes(amenity)
    ? chosen.filter((each) => each !== amenity)
    : [...chosen, amenity]
  return withChange(params, { amenities: next.join() })
}

/** The same filters without a place, dates and guests. */
export function withoutSearch(params: URLSearchParams): URLSearchParams {
  const keys = ['where', 'bbox', 'around', 'flexible', 'month', ...stayKeys]
  return withChange(params, Object.fromEntries(keys.map((key) => [key, null])))
}

export function withoutFilter(
  params: URLSearchParams,
  { filter, amenity }: { filter: string; amenity?: string | undefined },
): URLSearchParams {
  if (amenity) return withAmenity(params, amenity)
  return withChange(params, Object.fromEntries(keysOf(filter).map((key) => [key, null])))
}

function keysOf(filter: string): string[] {
  if (filter === 'dates') return ['checkIn', 'checkOut', 'around', 'flexible', 'month']
  if (filter === 'price') return ['minTotal', 'maxTotal']
  return [filter]
}

export function isUnfiltered(params: URLSearchParams): boolean {
  return [...params.keys()].every((key) => key === 'lang')
}
