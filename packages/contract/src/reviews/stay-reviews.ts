import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { AspectStars, ReviewDraft } from './endpoints.ts'

const stars = z.int().min(1).max(5)

const GuestReview = z.object({ stars, text: z.string(), writtenAt: z.iso.datetime() })

/**
 * Both reviews of a stay; each is shown to the other side once both have written or at `opensAt`.
 */
export const StayReview = z.object({
  /** `closed`: the time to write is over. */
  status: z.enum(['open', 'sealed', 'published', 'closed']),
  opensAt: z.iso.datetime(),
  own: z
    .object({
      overall: stars,
      aspects: AspectStars,
      text: z.string(),
      language: z.enum(languages),
      writtenAt: z.iso.datetime(),
    })
    .nullable(),
  ofGuest: GuestReview.nullable(),
})
export type StayReview = z.infer<typeof StayReview>

const params = z.strictObject({ id: z.uuid() })
const ownReviewAccess = ['identity.sign_in_required', 'resource.not_found'] as const
const writing = [
  ...ownReviewAccess,
  'reviews.not_yet',
  'reviews.too_late',
  'reviews.already_written',
  'reviews.paused',
] as const

export const stayReviewsEndpoints = endpoints({
  'GET /bookings/:id/review': {
    summary: 'Get your review of a stay, and the owner’s once both are published',
    params,
    result: StayReview,
    problems: ownReviewAccess,
  },
  'PUT /bookings/:id/review': {
    summary: 'Review a past stay; it can be edited until it is published',
    params,
    body: ReviewDraft,
    result: StayReview,
    problems: writing,
  },
  'PUT /owner/bookings/:id/review': {
    summary: 'Review a guest after their stay',
    params,
    body: z.strictObject({ stars, text: z.string().trim().min(1).max(2000) }),
    result: z.object({ opensAt: z.iso.datetime(), isOpen: z.boolean() }),
    problems: [...writing, 'co_hosts.role_too_small'],
  },
  'PUT /owner/reviews/:id/reply': {
    summary: 'Reply to a review of your home; a new reply replaces the first',
    params,
    body: z.strictObject({
      text: z.string().trim().min(1).max(4000),
      language: z.enum(languages),
    }),
    result: z.object({ done: z.literal(true) }),
    problems: [...ownReviewAccess, 'co_hosts.role_too_small'],
  },
})
