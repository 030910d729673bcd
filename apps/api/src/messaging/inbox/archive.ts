import { personOf } from '#identity/account/user.ts'
import { requireOwnConversation } from '#messaging/conversation.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { archiveUpTo } from './inbox-store.ts'

/** For the signed-in user alone; the other is not told. */
export function archiveConversation(
  ctx: Ctx,
  roomId: string,
  isArchived: boolean,
): Promise<{ isArchived: boolean }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { lastMessageId } = await requireOwnConversation(ctx, roomId)
    const archivedId = isArchived ? (lastMessageId ?? 0) : 0
    await archiveUpTo(ctx.db, { roomId, userId, archivedId })
    return { isArchived: archivedId > 0 }
  })
}
