import { personOf } from '#identity/account/user.ts'
import { takeAttempt } from '#identity/attempts/throttle.ts'
import type { Ctx } from '#platform/ctx.ts'
import { notifyTransient } from '#platform/events/transient.ts'
import { Problem } from '#platform/problem.ts'
import { requireUnblocked } from './blocks/blocks.ts'
import { isWithHome, otherParticipant, requireOwnConversation, roleOf } from './conversation.ts'

/** A browser reports typing every three seconds. */
const typingAllowance = { limit: 40, hours: 1 / 60 }

/**
 * Shows the other participant that the signed-in one is typing; nothing of it is stored. The team
 * reads in a list of many conversations and is not shown it.
 */
export async function reportTyping(ctx: Ctx, roomId: string): Promise<{ done: true }> {
  const { userId } = personOf(ctx)
  const conversation = await requireOwnConversation(ctx, roomId)
  if (isWithHome(conversation)) await requireUnblocked(ctx, conversation)
  const turn = await takeAttempt(ctx, ['typing', userId], typingAllowance)
  if (!turn.isAllowed) throw new Problem('messaging.too_many', { retryAfter: turn.retryAfter })
  const { id: to } = otherParticipant(ctx, conversation, roleOf(conversation, userId))
  if (to) await notifyTransient(ctx, { kind: 'messaging.typing', to, data: { roomId } })
  return { done: true }
}
