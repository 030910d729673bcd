import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { publishReviews } from './stay-review.ts'

export const reviewsJobs: readonly Job<never>[] = [...fanOut(publishReviews)]
