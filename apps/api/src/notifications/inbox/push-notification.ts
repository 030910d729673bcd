import { parseNotification } from '@marea/contract/notifications/facts.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import { quietHoursEnd, wantedChannels } from '#notifications/preferences/wanted-channels.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { findForPush } from './notification-store.ts'
import { pushText } from './words.ts'

export type Push = { userId: string; title: string; body: string; path: string; tag: string }

type Pushed = { notificationId: number }

const name = 'notifications.push'

/** A push waits for the end of the person's quiet hours. */
export async function enqueuePush(
  ctx: TransactionCtx,
  { recipientId, notificationId }: Pushed & { recipientId: string },
): Promise<void> {
  const startAfter = await quietHoursEnd(ctx.db, recipientId, ctx.now)
  const options = startAfter ? { startAfter } : {}
  await ctx.ports.jobs.enqueue<Pushed>(ctx.db, { name }, { notificationId }, options)
}

/** Sends nothing that was read, switched off or deleted meanwhile. */
export function pushJob(send: (ctx: TransactionCtx, push: Push) => Promise<void>): Job<Pushed> {
  return {
    name,
    handle: (ctx: Ctx, { notificationId }) =>
      inTransaction(ctx, async (ctx) => {
        const row = await findForPush(ctx.db, notificationId)
        const content = row && parseNotification(row.kind, row.facts)
        if (!row || !content || row.readAt) return
        const { recipientId: userId } = row
        const { push } = await wantedChannels(ctx.db, userId, content.kind)
        const reader = await findMailRecipient(ctx, userId)
        if (push && reader) await send(ctx, { userId, ...pushText(content, reader.language) })
      }),
  }
}
