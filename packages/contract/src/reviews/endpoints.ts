import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { SlugParams } from '#suites/endpoints.ts'
import { maxReviewSearch, reviewSorts } from './review-sorts.ts'

export const aspects = [
  'cleanliness',
  'accuracy',
  'checkIn',
  'communication',
  'location',
  'value',
] as const
export type Aspect = (typeof aspects)[number]

const stars = z.int().min(1).max(5)

export const AspectStars = z.object({
  cleanliness: stars,
  accuracy: stars,
  checkIn: stars,
  communication: stars,
  location: stars,
  value: stars,
})
export type AspectStars = z.infer<typeof AspectStars>

export const Review = z.object({
  id: z.uuid(),
  author: z.object({ firstName: z.string(), place: z.string().nullable() }),
  /** The platform it was written on; null for a stay that was booked here. Only the latter count for the rating. */
  source: z.string().nullable(),
  overall: stars,
  /** Other platforms ask for other aspects. */
  aspects: AspectStars.nullable(),
  text: z.string(),
  language: z.enum(languages),
  /** The first day of the month of the stay. */
  stayedOn: z.iso.date(),
  publishedAt: z.iso.datetime(),
  reply: z
    .object({ text: z.string(), language: z.enum(languages), repliedAt: z.iso.datetime() })
    .nullable(),
})
export type Review = z.infer<typeof Review>

const average = z.number()

export const ReviewSummary = z.object({
  count: z.int(),
  average: average.nullable(),
  aspects: z
    .object({
      cleanliness: average,
      accuracy: average,
      checkIn: average,
      communication: average,
      location: average,
      value: average,
    })
    .nullable(),
  /** How many reviews gave one, two, three, four and five stars. */
  histogram: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

export const ReviewDraft = z.strictObject({
  overall: stars,
  aspects: AspectStars.strict(),
  text: z.string().trim().min(1).max(4000),
  language: z.enum(languages),
})
export type ReviewDraft = z.input<typeof ReviewDraft>

export const reviewsEndpoints = endpoints({
  'GET /suites/:slug/reviews': {
    summary:
      'List guest reviews of a suite, also those brought along from other platforms, and the average ratings without those',
    params: SlugParams,
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      /** Words that begin so in the review or the reply; case and accents are ignored. */
      q: z.string().trim().max(maxReviewSearch).default(''),
      sort: z.enum(reviewSorts).default('newest'),
    }),
    result: z.object({
      summary: ReviewSummary,
      items: z.array(Review),
      /** The number of reviews that contain the words, of every source. */
      matches: z.int(),
      page: z.int(),
      pages: z.int(),
    }),
    problems: ['resource.not_found'],
  },
})
