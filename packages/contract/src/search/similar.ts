import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { queriedGuests } from '#pricing/guest-count-fields.ts'
import { SlugParams, SuiteCard } from '#suites/endpoints.ts'

/** With dates, every home is available for them and `total` is their price. */
export const SimilarQuery = z.strictObject({
  checkIn: z.string().max(40).optional(),
  checkOut: z.string().max(40).optional(),
  ...queriedGuests,
})

/** `kilometers` is the straight distance from the requested home. */
export const SimilarHome = SuiteCard.extend({ kilometers: z.number() })
export type SimilarHome = z.infer<typeof SimilarHome>

export const similarEndpoints = endpoints({
  'GET /suites/:slug/similar': {
    summary: 'List homes near a suite with a similar size and price, most similar first',
    params: SlugParams,
    query: SimilarQuery,
    result: z.array(SimilarHome),
    problems: [
      'resource.not_found',
      'stay.dates_unreadable',
      'stay.dates_reversed',
      'stay.dates_past',
      'stay.dates_too_far',
      'stay.too_long',
      'stay.guests_invalid',
      'stay.children_invalid',
      'stay.infants_invalid',
      'stay.pets_invalid',
    ],
  },
})
