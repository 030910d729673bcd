import type { Job } from '#platform/jobs/jobs.ts'
import { publishReviewsJob } from './stay-review.ts'

export const reviewsJobs: readonly Job<never>[] = [publishReviewsJob]
