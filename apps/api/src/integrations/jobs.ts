import type { Job } from '#platform/jobs/jobs.ts'
import { deleteExpiredTokensJob } from './tokens/end-tokens.ts'
import { webhookJobs } from './webhooks/jobs.ts'

export const integrationsJobs: readonly Job<never>[] = [deleteExpiredTokensJob, ...webhookJobs]
