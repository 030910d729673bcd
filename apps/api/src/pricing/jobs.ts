import type { Job } from '#platform/jobs/jobs.ts'
import { refreshRatesJob } from './rules/refresh-rates.ts'

export const pricingJobs: readonly Job<never>[] = [refreshRatesJob]
