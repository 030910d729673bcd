import type { Message } from '@marea/contract/messaging/endpoints.ts'
import { writeMessage } from '#messaging/send.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { lockSupport } from './support-conversation.ts'

/** The person reads it as Marea support, with the first name of the administrator. */
export function answerSupport(
  ctx: Ctx,
  roomId: string,
  answer: { id: string; text: string },
): Promise<Message> {
  return inTransaction(ctx, async (ctx) => {
    const conversation = await lockSupport(ctx, roomId)
    const { message, isNew } = await writeMessage(ctx, conversation, answer)
    if (isNew) {
      await recordAdminAct(ctx, {
        act: 'messaging.support_answered',
        subject: `user:${conversation.guestId}`,
        details: { roomId, messageId: message.id },
      })
    }
    return message
  })
}
