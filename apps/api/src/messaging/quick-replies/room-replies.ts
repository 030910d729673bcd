import type { RoomReplies } from '@marea/contract/messaging/quick-replies.ts'
import { defaultLanguage } from '@marea/contract/platform/language.ts'
import { findStayForConversation } from '#bookings/conversation/conversation-context.ts'
import { personOf } from '#identity/account/user.ts'
import { findLanguageOfUser } from '#identity/mail-recipient.ts'
import { requireHome, requireOwnConversation, roleOf } from '#messaging/conversation.ts'
import { placeholderValues } from '#messaging/placeholder-values.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { replyOf } from './quick-replies.ts'
import { listReplies } from './reply-store.ts'

export async function roomReplies(ctx: Ctx, roomId: string): Promise<RoomReplies> {
  const { userId } = personOf(ctx)
  const conversation = requireHome(await requireOwnConversation(ctx, roomId))
  if (roleOf(conversation, userId) === 'guest') throw new Problem('resource.not_found')
  const { guestId, guestName, suiteId } = conversation
  const stay = await findStayForConversation(ctx, conversation)
  const times = stay && {
    ...stay,
    checkInAt: Temporal.Instant.from(stay.checkInAt),
    checkOutAt: Temporal.Instant.from(stay.checkOutAt),
  }
  return {
    language: (await findLanguageOfUser(ctx, guestId)) ?? defaultLanguage,
    values: await placeholderValues(ctx, { guestName, suiteId, stay: times ?? undefined }),
    replies: (await listReplies(ctx.db, userId)).map(replyOf),
  }
}
