import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const page = z.coerce.number().int().min(1).max(10_000).default(1)

export const FailedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  failure: z.string(),
  attempts: z.int(),
  failedAt: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const QueueState = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  oldestSeconds: z.int(),
})
export type QueueState = z.infer<typeof QueueState>

export const jobsEndpoints = endpoints({
  'GET /admin/jobs': {
    summary: 'List jobs that failed after every retry, newest first, and the jobs in the queues',
    query: z.strictObject({ page }),
    result: z.object({
      failed: z.array(FailedJob),
      count: z.int(),
      queues: z.array(QueueState),
      page: z.int(),
      pages: z.int(),
    }),
    problems,
  },
  'POST /admin/jobs/:id/retry': {
    summary: 'Run a failed job again',
    params,
    result: z.object({ name: z.string() }),
    problems,
  },
  'DELETE /admin/jobs/:id': {
    summary: 'Discard a failed job',
    params,
    result: z.object({ name: z.string() }),
    problems,
  },
})
