import { personOf } from '#identity/account/user.ts'
import { type ConversationRow, lockConversation } from '#messaging/store.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'

/**
 * A support conversation of another person. Conversations of guests and owners are not found here, and administrators
 * cannot answer their own question.
 */
export async function lockSupport(ctx: TransactionCtx, id: string): Promise<ConversationRow> {
  const conversation = await lockConversation(ctx.db, id)
  if (!conversation || conversation.suiteId !== null) throw new Problem('resource.not_found')
  if (conversation.guestId === personOf(ctx).userId) throw new Problem('operations.yourself')
  return conversation
}
