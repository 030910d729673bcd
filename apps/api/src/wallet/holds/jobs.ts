import type { Job } from '#platform/jobs/jobs.ts'
import { expireHolds } from './hold.ts'

export const expireMoneyHoldsJob: Job = {
  name: 'wallet.expire-holds',
  cron: '* * * * *',
  handle: (ctx) => expireHolds(ctx),
}
