import { expireHolds } from '#calendar/quote/expire-holds.ts'
import type { Job } from '#platform/jobs/jobs.ts'

export const expireHoldsJob: Job = {
  name: 'calendar.expire-holds',
  cron: '* * * * *',
  handle: (ctx) => expireHolds(ctx),
}

export const calendarJobs: readonly Job[] = [expireHoldsJob]
