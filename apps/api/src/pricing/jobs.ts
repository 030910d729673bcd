import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { refreshRates } from './rules/refresh-rates.ts'

export const pricingJobs: readonly Job<never>[] = [...fanOut(refreshRates)]
