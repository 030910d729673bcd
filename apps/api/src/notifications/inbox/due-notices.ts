import { calendarKinds } from '@marea/contract/notifications/kinds.ts'
import { calendarNotices } from '#notifications/notices/calendar.ts'
import { inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { instantInMiami, todayInMiami } from '#suites/today.ts'
import { deleteNotificationsBefore } from './notification-store.ts'
import { notify } from './notify.ts'

/** Nobody wants a reminder before breakfast. */
const earliest = '08:00'
const retention = { hours: 24 * 400 }

/** Runs every hour, so that a guest who books in the evening for tomorrow is reminded the same day. */
export const notifyDueJob: Job = {
  name: 'notifications.notify-due',
  cron: '5 * * * *',
  async handle(ctx) {
    const today = todayInMiami(ctx.now)
    await deleteNotificationsBefore(ctx.db, ctx.now.subtract(retention))
    if (Temporal.Instant.compare(ctx.now, instantInMiami(today, earliest)) < 0) return
    for (const kind of calendarKinds) {
      for (const { source, ...told } of await calendarNotices[kind](ctx, today)) {
        await inTransaction(ctx, (ctx) => notify(ctx, { kind, ...told }, source))
      }
    }
  },
}
