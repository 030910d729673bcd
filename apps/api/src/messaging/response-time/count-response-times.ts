import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { replaceResponseTimes } from './response-time-store.ts'

const days = 90

/** Once a night, so that the pages of homes read one row. */
export const countResponseTimesJob: Job = {
  name: 'messaging.count-response-times',
  cron: '25 4 * * *',
  handle: (ctx) => countResponseTimes(ctx),
}

export function countResponseTimes(ctx: Ctx): Promise<void> {
  const since = ctx.now.subtract({ hours: 24 * days })
  return inTransaction(ctx, ({ db, now }) => replaceResponseTimes(db, { since, now }))
}
