import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Money } from '#platform/money.ts'
import { maxEstimatedBedrooms } from './estimate-limits.ts'

export const applicationStatuses = ['open', 'approved', 'rejected'] as const

/** An application to list a home, which operations approve or reject. */
export const OwnerApplication = z.object({
  id: z.uuid(),
  home: z.string(),
  bedrooms: z.number().int(),
  message: z.string(),
  status: z.enum(applicationStatuses),
  /** What operations wrote to the applicant. */
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type OwnerApplication = z.infer<typeof OwnerApplication>

/** What comparable homes earn a month after fees; rounded, and only of homes of several owners. */
export const EarningsEstimate = z.object({
  from: Money,
  to: Money,
  homes: z.int(),
  /** The nights booked in these homes during the months. */
  nights: z.int(),
  months: z.int(),
  /** Whether all of them are in the neighborhood, or near it as well. */
  area: z.enum(['neighborhood', 'nearby']),
})
export type EarningsEstimate = z.infer<typeof EarningsEstimate>

export const ownersEndpoints = endpoints({
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
  'GET /owner-applications': {
    summary: 'List your applications to list a home, newest first',
    result: z.array(OwnerApplication),
    problems: ['identity.sign_in_required'],
  },
  'POST /owner-applications': {
    summary: 'Apply to list a home',
    body: z.strictObject({
      home: z.string().trim().min(5).max(200).refine(isOneLine),
      bedrooms: z.number().int().min(0).max(30),
      message: z.string().trim().max(2000).default(''),
    }),
    result: OwnerApplication,
    problems: [
      'identity.sign_in_required',
      'owners.application_open',
      'owners.already_owner',
      'owners.applications_paused',
    ],
  },
})
