import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { SearchQuery, searchProblems } from './endpoints.ts'

/**
 * One stay to choose and how many homes are available for it; `from` is the lowest total among
 * them, or null if there is none.
 */
export const DateChoice = z.object({
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  count: z.int(),
  from: Money.nullable(),
})
export type DateChoice = z.infer<typeof DateChoice>

/** Order, page and facets make no difference here. */
export const DateChoicesQuery = SearchQuery.omit({ order: true, page: true, facets: true })
export type DateChoicesQuery = z.input<typeof DateChoicesQuery>

export const dateChoiceEndpoints = endpoints({
  'GET /date-choices': {
    summary: 'List stays found with flexible dates, each with its lowest total',
    query: DateChoicesQuery,
    result: z.object({ choices: z.array(DateChoice) }),
    problems: searchProblems,
  },
})
