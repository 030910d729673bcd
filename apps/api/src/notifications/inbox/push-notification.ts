import { parseNotification } from '@marea/contract/notifications/kinds.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import { readRowNames } from '#locale/row-names.ts'
import { quietHoursEnd, wantedChannels } from '#notifications/preferences/wanted-channels.ts'
import { sendPush } from '#notifications/push/send-push.ts'
import { listSubscriptions } from '#notifications/push/subscription-store.ts'
import { inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { findForPush } from './notification-store.ts'
import { pushText } from './words.ts'

type Pushed = { notificationId: number }

/** Sends no notification that was read, switched off or deleted meanwhile. */
export const pushNotificationJob: Job<Pushed> = {
  name: 'notifications.push',
  handle: (ctx, { notificationId }) =>
    inTransaction(ctx, async (ctx) => {
      const row = await findForPush(ctx.db, notificationId)
      const content = row && parseNotification(row.kind, row.facts)
      if (!row || !content || row.readAt) return
      const { recipientId: userId } = row
      const { push } = await wantedChannels(ctx.db, userId, content.kind)
      const reader = await findMailRecipient(ctx, userId)
      if (!push || !reader) return
      const text = pushText(content, reader.language, await readRowNames(ctx))
      await sendPush(ctx, { userId, ...text })
    }),
}

/** A push waits for the end of the person's quiet hours. */
export async function enqueuePush(
  ctx: TransactionCtx,
  { recipientId, notificationId }: Pushed & { recipientId: string },
): Promise<void> {
  const devices = await listSubscriptions(ctx.db, recipientId)
  if (devices.length === 0) return
  const startAfter = await quietHoursEnd(ctx.db, recipientId, ctx.now)
  const options = startAfter ? { startAfter } : {}
  await ctx.ports.jobs.enqueue(ctx.db, pushNotificationJob, { notificationId }, options)
}
