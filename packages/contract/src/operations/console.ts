import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'

/** The queues of the console in the order of their keys; each has its texts under `console.queue.`. */
export const queueKeys = [
  'withdrawals',
  'ids',
  'applications',
  'reports',
  'jobs',
  'feeds',
  'approvals',
  'licenses',
  'support',
  'disputes',
] as const

export const QueueKey = z.enum(queueKeys)
export type QueueKey = z.infer<typeof QueueKey>

export const Queue = z.object({
  key: QueueKey,
  waiting: z.int(),
  oldestAt: z.iso.datetime().nullable(),
  targetMinutes: z.int(),
  /** The item that has waited longest, or the total amount that waits. */
  next: z
    .object({ name: z.string(), detail: z.string().nullable(), amount: Money.nullable() })
    .nullable(),
})
export type Queue = z.infer<typeof Queue>

const CountAndAmount = z.object({ count: z.int(), amount: Money })
export type CountAndAmount = z.infer<typeof CountAndAmount>

const FailingJob = z.object({
  name: z.string(),
  count: z.int(),
  since: z.iso.datetime(),
})

export const TroubledFeed = z.object({
  id: z.uuid(),
  home: z.string(),
  calendar: z.string(),
  trouble: z.enum(['paused', 'failing']),
  readAt: z.iso.datetime().nullable(),
})
export type TroubledFeed = z.infer<typeof TroubledFeed>

const UrgentDispute = z.object({
  id: z.uuid(),
  /** The guest, or the processor's id. */
  name: z.string(),
  amount: Money,
  dueAt: z.iso.datetime(),
  /** Less than a day is left. */
  isLastDay: z.boolean(),
})

export const ConsoleHome = z.object({
  at: z.iso.datetime(),
  bookings: CountAndAmount.extend({
    /** The running total after each booking confirmed since the company's midnight. */
    steps: z.array(z.object({ at: z.iso.datetime(), amount: Money })),
    midnight: z.iso.datetime(),
    aWeekAgo: CountAndAmount,
  }),
  payments: z.object({
    succeeded: CountAndAmount,
    declined: CountAndAmount,
    pending: CountAndAmount,
  }),
  failingJobs: z.array(FailingJob),
  troubledFeeds: z.array(TroubledFeed),
  /** To answer within three days. */
  urgentDisputes: z.array(UrgentDispute),
})
export type ConsoleHome = z.infer<typeof ConsoleHome>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const consoleEndpoints = endpoints({
  'GET /admin/queues': {
    summary:
      'List the work queues of operations, each with its number of items, its oldest one and its target',
    result: z.array(Queue),
    problems,
  },
  'PUT /admin/queues/:key/target': {
    summary: 'Set how long the oldest item in a queue can wait',
    params: z.strictObject({ key: QueueKey }),
    body: z.strictObject({
      minutes: z
        .int()
        .min(5)
        .max(60 * 24 * 30),
    }),
    result: z.array(Queue),
    problems,
  },
  'GET /admin/console': {
    summary: 'Get the state of the product for the first page of the console',
    result: ConsoleHome,
    problems,
  },
})
