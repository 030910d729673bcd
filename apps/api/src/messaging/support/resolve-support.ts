import { notifyTeam } from '#messaging/conversation.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { lockSupport } from './support-conversation.ts'
import { updateSupport } from './support-store.ts'

/** Resolves up to the message that the administrator has read last, so that none is resolved unread. */
export function resolveSupport(
  ctx: Ctx,
  roomId: string,
  messageId: number,
): Promise<{ isResolved: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { guestId, lastMessageId, resolvedId } = await lockSupport(ctx, roomId)
    if (lastMessageId === null) throw new Problem('resource.not_found')
    if (messageId < lastMessageId) throw new Problem('messaging.support_not_read')
    if (resolvedId < lastMessageId) {
      await updateSupport(ctx.db, roomId, { resolvedId: lastMessageId })
      await recordAdminAct(ctx, {
        act: 'messaging.support_resolved',
        subject: `user:${guestId}`,
        details: { roomId, messageId: lastMessageId },
      })
      await notifyTeam(ctx, roomId)
    }
    return { isResolved: true }
  })
}
