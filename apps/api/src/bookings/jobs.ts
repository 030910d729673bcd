import type { Job } from '#platform/jobs.ts'
import { expireStays } from './let-go.ts'
import { completeStays, settleStays } from './settle.ts'

/** Each second, so that nights are free again as soon as their hold ends. */
export const expireStaysJob: Job = {
  name: 'bookings.expire',
  everySeconds: 1,
  handle: (ctx) => expireStays(ctx),
}

export const settleStaysJob: Job = {
  name: 'bookings.settle',
  cron: '*/5 * * * *',
  async handle(ctx) {
    await settleStays(ctx)
    await completeStays(ctx)
  },
}
