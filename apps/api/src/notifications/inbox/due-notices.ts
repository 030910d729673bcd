import { calendarKinds } from '@marea/contract/notifications/kinds.ts'
import { calendarNotices } from '#notifications/notices/calendar.ts'
import { inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { deleteNotificationsBefore } from './notification-store.ts'
import { notify } from './notify.ts'

const retention = { hours: 24 * 400 }

/** Runs every hour, so that a guest who books in the evening for tomorrow is reminded the same day. */
export const notifyDueJob: Job = {
  name: 'notifications.notify-due',
  cron: '5 * * * *',
  async handle(ctx) {
    await deleteNotificationsBefore(ctx.db, ctx.now.subtract(retention))
    for (const kind of calendarKinds) {
      for (const { source, ...told } of await calendarNotices[kind](ctx)) {
        await inTransaction(ctx, (ctx) => notify(ctx, { kind, ...told }, source))
      }
    }
  },
}
