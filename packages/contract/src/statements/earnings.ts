import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { maxEstimatedBedrooms } from './estimate-limits.ts'

/** What comparable homes earn a month after fees; rounded, and only of homes of several owners. */
export const EarningsEstimate = z.object({
  from: Money,
  to: Money,
  homes: z.int(),
  /** The nights booked in these homes during the months. */
  nights: z.int(),
  months: z.int(),
  /** Whether all homes are in the neighborhood, or some of them nearby. */
  area: z.enum(['neighborhood', 'nearby']),
})
export type EarningsEstimate = z.infer<typeof EarningsEstimate>

export const earningsEndpoints = endpoints({
  'GET /earnings-estimate': {
    summary: 'Estimate the monthly earnings of comparable homes; null where there are too few',
    query: z.strictObject({
      neighborhood: z.string().max(80).default(''),
      bedrooms: z.coerce.number().int().min(1).max(maxEstimatedBedrooms).default(2),
    }),
    result: z.object({
      neighborhoods: z.array(z.object({ slug: z.string(), name: z.string() })),
      estimate: EarningsEstimate.nullable(),
      /** Of what owners earn, for homes that are listed now. */
      commissionPerMille: z.int(),
    }),
  },
})
