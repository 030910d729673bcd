import type { Job } from '#platform/jobs.ts'
import { expireHolds } from './expire.ts'

export const expireHoldsJob: Job = {
  name: 'calendar.expire-holds',
  cron: '* * * * *',
  handle: (ctx) => expireHolds(ctx),
}
