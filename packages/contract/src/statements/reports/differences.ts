import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { baseDifferences } from './choices.ts'
import { Asked, cents, Home, ofPeriod } from './endpoints.ts'

/** A booking whose nights and payments are not in the same period. */
const ReconcilingBooking = z.object({
  id: z.uuid(),
  reference: z.string(),
  guest: z.string(),
  home: Home,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  isCanceled: z.boolean(),
  amount: cents,
})
export type ReconcilingBooking = z.infer<typeof ReconcilingBooking>

const ReconcilingBookings = z.object({
  items: z.array(ReconcilingBooking),
  /** The number of the next page. */
  next: z.int().nullable(),
})
export type ReconcilingBookings = z.infer<typeof ReconcilingBookings>

const DifferenceQuery = Asked.omit({ basis: true }).extend({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type DifferenceQuery = z.output<typeof DifferenceQuery>

export const differenceEndpoints = endpoints({
  'GET /owner/report-differences/:difference': {
    summary: 'List the bookings behind payments made before or ahead of a period',
    params: z.strictObject({ difference: z.enum(baseDifferences) }),
    query: DifferenceQuery,
    result: ReconcilingBookings,
    problems: ofPeriod,
  },
})
