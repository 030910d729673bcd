import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages, perLanguage } from '#platform/language.ts'
import { Money } from '#platform/money.ts'
import { amenities } from '#suites/amenities.ts'
import { SuiteCard } from '#suites/endpoints.ts'
import { daysAround, flexibleStays } from './flexible-stays.ts'

const searchOrders = ['accessible', 'exclusive'] as const
export const suitesPerPage = 24
export const histogramBars = 24

/** The filters that can be removed one by one, in the order of the search form. */
const searchFilters = [
  'where',
  'bbox',
  'dates',
  'guests',
  'children',
  'infants',
  'pets',
  'bedrooms',
  'beds',
  'amenities',
  'price',
] as const
export type SearchFilter = (typeof searchFilters)[number]

const text = z.string().optional()

/** As in a URL: every value is text, and an empty one counts as missing. */
export const SearchQuery = z.strictObject({
  /**
   * A neighborhood's slug or name, the name of a landmark to search around, or words of a home's
   * name, location or tagline, typos allowed.
   */
  where: text,
  checkIn: text,
  checkOut: text,
  /** With dates: the stay may also begin up to so many days earlier or later. */
  around: z.enum([...daysAround, '']).optional(),
  flexible: z.enum([...flexibleStays, '']).optional(),
  /** For flexible stays, such as `2027-03,2027-04`: when the stay begins; without it, soon. */
  month: text,
  /** Adults and children together. */
  guests: text,
  children: text,
  infants: text,
  bedrooms: text,
  beds: text,
  pets: text,
  /** Separated by commas; a suite has them all. */
  amenities: text,
  /** In cents: of the stay's total, or without dates of `nightlyFrom`. */
  minTotal: text,
  maxTotal: text,
  /** West, south, east and north in degrees, separated by commas. */
  bbox: text,
  order: z.enum(searchOrders).default('accessible'),
  page: text,
  /** Further pages and a moving map need no facets and histogram. */
  facets: z.enum(['true', 'false']).default('true'),
})
export type SearchQuery = z.input<typeof SearchQuery>

/**
 * `stay` is the cheapest available window of a flexible search, and what `total` is for;
 * `kilometers` is the approximate distance to the landmark of the search.
 */
export const FoundSuite = SuiteCard.extend({
  stay: z.object({ checkIn: z.iso.date(), checkOut: z.iso.date() }).optional(),
  kilometers: z.number().optional(),
})
export type FoundSuite = z.infer<typeof FoundSuite>

/** With fewer homes than this, a search with exact dates also shows near matches. */
export const fewHomes = 6

/** Homes found only on nearby dates or in a nearby neighborhood. */
export const SearchGroup = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('shift'),
    /** How many days later the stay begins; negative if earlier. */
    days: z.int(),
    checkIn: z.iso.date(),
    checkOut: z.iso.date(),
    items: z.array(FoundSuite),
  }),
  z.object({
    kind: z.literal('neighborhood'),
    slug: z.string(),
    name: z.string(),
    items: z.array(FoundSuite),
  }),
])
export type SearchGroup = z.infer<typeof SearchGroup>

const AtLeast = z.object({ atLeast: z.int(), count: z.int() })

/** Amenity counts are for adding one; the others for changing their own filter. */
export const SearchFacets = z.object({
  /** `from` is the lowest price there: of the stay, or without dates of a night. */
  neighborhoods: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** The line about the neighborhood on the start page. */
      line: z.object(perLanguage(() => z.string())).optional(),
      count: z.int(),
      from: Money,
    }),
  ),
  amenities: z.array(z.object({ amenity: z.enum(amenities), count: z.int() })),
  bedrooms: z.array(AtLeast),
  beds: z.array(AtLeast),
})
export type SearchFacets = z.infer<typeof SearchFacets>

/** Bars of equal width from the lowest price up, ignoring the requested price range. */
export const PriceHistogram = z.object({ from: Money, width: Money, counts: z.array(z.int()) })
export type PriceHistogram = z.infer<typeof PriceHistogram>

/** How many suites are found without this one filter; `lowest` is the cheapest of them. */
export const RelaxedFilter = z.object({
  filter: z.enum(searchFilters),
  amenity: z.enum(amenities).optional(),
  count: z.int(),
  lowest: Money,
})
export type RelaxedFilter = z.infer<typeof RelaxedFilter>

export const SearchResult = z.object({
  items: z.array(FoundSuite),
  count: z.int(),
  page: z.int(),
  pages: z.int(),
  facets: SearchFacets.nullable(),
  histogram: PriceHistogram.nullable(),
  /** If nothing is found: the filters to remove one by one, most results first. */
  relax: z.array(RelaxedFilter).optional(),
  /** If few homes are available on exact dates: near matches in time or place. */
  groups: z.array(SearchGroup).optional(),
})
export type SearchResult = z.infer<typeof SearchResult>

/** A page whose address is similar to the requested one. */
export const NearAddress = z.object({
  kind: z.enum(['home', 'post']),
  slug: z.string(),
  title: z.string(),
  language: z.enum(languages),
})
export type NearAddress = z.infer<typeof NearAddress>

export const searchProblems = [
  'stay.dates_unreadable',
  'stay.dates_reversed',
  'stay.dates_past',
  'stay.dates_too_far',
  'stay.too_long',
  'stay.guests_invalid',
  'stay.children_invalid',
  'stay.infants_invalid',
  'stay.pets_invalid',
  'search.where_too_long',
  'search.dates_twice',
  'search.rooms_invalid',
  'search.amenity_unknown',
  'search.price_invalid',
  'search.bbox_invalid',
  'search.page_invalid',
] as const

export const searchEndpoints = endpoints({
  'GET /near-addresses': {
    summary: 'Find published homes and posts with a similar address',
    query: z.strictObject({ slug: z.string().max(100), language: z.enum(languages) }),
    result: z.object({ items: z.array(NearAddress) }),
  },
  'GET /suites': {
    summary: 'Search available suites, each with the exact total for the requested nights',
    query: SearchQuery,
    result: SearchResult,
    problems: searchProblems,
  },
})
