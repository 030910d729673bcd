import { personOf } from '#identity/account/user.ts'
import { notifyBoth } from '#messaging/conversation.ts'
import { advanceReadPosition } from '#messaging/reader-store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { lockSupport } from './support-conversation.ts'

export function markSupportRead(
  ctx: Ctx,
  roomId: string,
  messageId: number,
): Promise<{ messageId: number }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const conversation = await lockSupport(ctx, roomId)
    const readId = await advanceReadPosition(ctx.db, { roomId, userId, messageId })
    if (readId === undefined) return { messageId }
    await notifyBoth(ctx, conversation, { kind: 'read', messageId: readId, by: 'team' })
    return { messageId: readId }
  })
}
