import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { closedKinds } from './choices.ts'
import { Asked, cents, Home, ofPeriod } from './endpoints.ts'

/** Nights of one home in the period that could not be booked on Marea. */
const ClosedRange = z.object({
  id: z.string(),
  home: Home,
  from: z.iso.date(),
  to: z.iso.date(),
  nights: z.int(),
  /** The price of nights that the owner used. */
  lostRent: cents,
})
export type ClosedRange = z.infer<typeof ClosedRange>

const ClosedRanges = z.object({
  items: z.array(ClosedRange),
  /** The number of the next page. */
  next: z.int().nullable(),
})
export type ClosedRanges = z.infer<typeof ClosedRanges>

const ClosedQuery = Asked.omit({ basis: true }).extend({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ClosedQuery = z.output<typeof ClosedQuery>

export const closedNightsEndpoints = endpoints({
  'GET /owner/report-closed-nights/:closedBy': {
    summary: 'List the dates behind nights taken by another channel, the owner or a block',
    params: z.strictObject({ closedBy: z.enum(closedKinds) }),
    query: ClosedQuery,
    result: ClosedRanges,
    problems: ofPeriod,
  },
})
