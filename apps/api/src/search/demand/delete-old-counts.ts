import type { Job } from '#platform/jobs/jobs.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { deleteSearchCountsBefore } from './search-count-store.ts'

/** The back-test reads the 24 whole months before the current one. */
const monthsKept = 24

export const deleteOldSearchCountsJob: Job = {
  name: 'search.delete-old-counts',
  cron: '17 5 * * *',
  async handle(ctx) {
    const month = Temporal.PlainDate.from(todayOf(ctx)).with({ day: 1 })
    const deleted = await deleteSearchCountsBefore(
      ctx.db,
      month.subtract({ months: monthsKept }).toString(),
    )
    if (deleted) ctx.log.info({ deleted }, 'old search counts deleted')
  },
}
