import { z } from 'zod'
import { Reason } from '#platform/approvals.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Review } from './endpoints.ts'
import { reviewReportReasons } from './report-reasons.ts'

export const ModeratedReview = Review.extend({
  home: z.object({ slug: z.string(), name: z.string() }),
  owner: z.string(),
  hiddenAt: z.iso.datetime().nullable(),
  /** Open reports only. */
  reports: z.array(
    z.object({
      by: z.string(),
      reason: z.enum(reviewReportReasons),
      details: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})
export type ModeratedReview = z.infer<typeof ModeratedReview>

export const reviewFilters = ['reported', 'all', 'hidden'] as const
export type ReviewFilter = (typeof reviewFilters)[number]

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const reviewModerationEndpoints = endpoints({
  'POST /reviews/:id/reports': {
    summary: 'Report a review to our team; repeating the call changes nothing',
    params,
    body: z.strictObject({
      reason: z.enum(reviewReportReasons),
      details: z.string().trim().max(1000).default(''),
    }),
    result: z.object({ done: z.literal(true) }),
    problems,
  },
  'GET /admin/reviews': {
    summary: 'List reviews with open reports, all or hidden ones, newest first',
    query: z.strictObject({
      show: z.enum(reviewFilters).default('reported'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    result: z.object({ items: z.array(ModeratedReview), pages: z.int() }),
    problems,
  },
  'POST /admin/reviews/:id/hiding': {
    summary: 'Hide a review with a reason that its author and the owner will see',
    params,
    body: z.strictObject({ reason: Reason }),
    result: ModeratedReview,
    problems,
  },
  'POST /admin/reviews/:id/showing': {
    summary: 'Restore a hidden review; it counts toward the rating again',
    params,
    body: z.strictObject({ reason: Reason }),
    result: ModeratedReview,
    problems,
  },
  'POST /admin/reviews/:id/keeping': {
    summary: 'Close a review’s reports without changing it',
    params,
    result: ModeratedReview,
    problems,
  },
})
