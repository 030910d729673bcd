import { bookingsBetween } from '#bookings/conversation/conversation-context.ts'
import { personOf } from '#identity/account/user.ts'
import { takeAttempt } from '#identity/attempts/throttle.ts'
import { lockOwnConversation, requireHome } from '#messaging/conversation.ts'
import type { HomeConversation } from '#messaging/store.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { deleteBlock, insertBlock, listBlocks } from './block-store.ts'

const blockAllowance = { limit: 30, hours: 24 }

export function blockOther(
  ctx: Ctx,
  roomId: string,
  isBlocked: boolean,
): Promise<{ isBlocked: boolean }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const conversation = requireHome(await lockOwnConversation(ctx, roomId))
    const { guestId, ownerId } = conversation
    const blockedId = userId === guestId ? ownerId : guestId
    const two = { blockerId: userId, blockedId }
    const isChanged = isBlocked
      ? await block(ctx, conversation, two)
      : await deleteBlock(ctx.db, two)
    if (isChanged) {
      const kind = isBlocked ? 'messaging.blocked' : 'messaging.unblocked'
      await recordEvent(ctx, { kind, subject: `user:${userId}`, data: { roomId, blockedId } })
      ctx.log.info({ roomId, isBlocked }, 'person blocked or unblocked')
    }
    return { isBlocked }
  })
}

/** Guest and owner of a stay ahead must be able to reach each other. */
async function block(
  ctx: TransactionCtx,
  conversation: HomeConversation,
  two: { blockerId: string; blockedId: string },
): Promise<boolean> {
  const { hasConfirmed } = await bookingsBetween(ctx, conversation)
  if (hasConfirmed) throw new Problem('messaging.block_not_possible')
  const turn = await takeAttempt(ctx, ['message-blocks', two.blockerId], blockAllowance)
  if (!turn.isAllowed) throw new Problem('messaging.too_many_blocks')
  return insertBlock(ctx.db, { ...two, blockedAt: ctx.now })
}

/** A booking that was confirmed after the block opens the conversation again. */
export async function requireUnblocked(ctx: Ctx, conversation: HomeConversation): Promise<void> {
  const { userId } = personOf(ctx)
  const blocks = await listBlocks(ctx.db, [conversation.guestId, conversation.ownerId])
  if (blocks.length === 0) return
  const { hasConfirmed } = await bookingsBetween(ctx, conversation)
  if (hasConfirmed) return
  const isOwn = blocks.some(({ blockerId }) => blockerId === userId)
  throw new Problem(isOwn ? 'messaging.blocked_by_you' : 'messaging.blocked')
}

export async function hasBlocked(ctx: Ctx, conversation: HomeConversation): Promise<boolean> {
  const { userId } = personOf(ctx)
  const blocks = await listBlocks(ctx.db, [conversation.guestId, conversation.ownerId])
  return blocks.some(({ blockerId }) => blockerId === userId)
}
