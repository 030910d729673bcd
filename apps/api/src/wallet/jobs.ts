import type { Job } from '#platform/jobs/jobs.ts'
import { expireMoneyHoldsJob } from './holds/jobs.ts'
import { splitFormerFeesJob } from './ledger/split-fees.ts'

export const walletJobs: readonly Job<never>[] = [expireMoneyHoldsJob, splitFormerFeesJob]
