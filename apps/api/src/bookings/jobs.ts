import type { Job } from '#platform/jobs.ts'
import { expireStays } from './let-go.ts'
import { completeStays, settleStays } from './settle.ts'

/** Catches what the job of a single hold missed. */
export const expireStaysJob: Job = {
  name: 'bookings.expire-all',
  cron: '* * * * *',
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
