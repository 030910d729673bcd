import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { notifyBoth, requireOwnConversation, roleOf } from './conversation.ts'
import { advanceReadPosition } from './reader-store.ts'

/** Both are notified: the sender sees the receipt, the reader's other pages lose the badge. */
export function markMessagesRead(
  ctx: Ctx,
  roomId: string,
  messageId: number,
): Promise<{ messageId: number }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const conversation = await requireOwnConversation(ctx, roomId)
    const readId = await advanceReadPosition(ctx.db, { roomId, userId, messageId })
    if (readId === undefined) return { messageId }
    await notifyBoth(ctx, conversation, {
      kind: 'read',
      messageId: readId,
      by: roleOf(conversation, userId),
    })
    return { messageId: readId }
  })
}
