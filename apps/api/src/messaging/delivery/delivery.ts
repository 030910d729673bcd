import { personOf } from '#identity/account/user.ts'
import { notifyOne, otherParticipant, roleOf } from '#messaging/conversation.ts'
import { findConversation } from '#messaging/store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { advanceDelivery } from './delivery-store.ts'

/** Tells the senders that a device of the signed-in user has received their messages. */
export function markDelivered(ctx: Ctx, messageId: number): Promise<{ rooms: number }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const advanced = await advanceDelivery(ctx.db, { userId, messageId })
    for (const { roomId, deliveredId } of advanced) {
      const conversation = await findConversation(ctx.db, roomId, userId)
      if (!conversation) continue
      const by = roleOf(conversation, userId)
      const { id: senderId } = otherParticipant(ctx, conversation, by)
      const data = { roomId, messageId: deliveredId, by }
      if (senderId) await notifyOne(ctx, senderId, 'delivered', data)
    }
    return { rooms: advanced.length }
  })
}
