import type { ReportReason } from '@marea/contract/messaging/report-choices.ts'
import { personOf } from '#identity/account/user.ts'
import { takeAttempt } from '#identity/attempts/throttle.ts'
import { lockOwnConversation, requireHome } from '#messaging/conversation.ts'
import { reportCounters } from '#messaging/metrics.ts'
import { findMessages } from '#messaging/store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { findOpenReport, insertReport } from './report-store.ts'

const reportAllowance = { limit: 10, hours: 24 }

type Given = { messageId?: number | undefined; reason: ReportReason; details: string }

/** Operations see the message, or the conversation as it is now; the reported person is not told. */
export function reportConversation(
  ctx: Ctx,
  roomId: string,
  given: Given,
): Promise<{ id: string }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const conversation = requireHome(await lockOwnConversation(ctx, roomId))
    const { guestId, ownerId } = conversation
    const { messageId = null, reason, details } = given
    if (messageId !== null) await requireOthersMessage(ctx, { roomId, messageId, userId })
    const known = await findOpenReport(ctx.db, { reporterId: userId, roomId, messageId })
    if (known) return known
    const { isAllowed } = await takeAttempt(ctx, ['message-reports', userId], reportAllowance)
    if (!isAllowed) throw new Problem('messaging.too_many_reports')
    const { id } = await insertReport(ctx.db, {
      roomId,
      messageId,
      reason,
      details,
      reporterId: userId,
      reportedId: userId === guestId ? ownerId : guestId,
      lastMessageId: conversation.lastMessageId ?? 0,
      reportedAt: ctx.now,
    })
    const data = { reportId: id, roomId, messageId, reason }
    await recordEvent(ctx, { kind: 'messaging.reported', subject: `user:${userId}`, data })
    reportCounters.addOnCommit(ctx.db, 'reported')
    ctx.log.info({ reportId: id, reason }, 'conversation reported')
    return { id }
  })
}

/** Users cannot report their own messages or notes about a booking. */
async function requireOthersMessage(
  ctx: Ctx,
  { roomId, messageId, userId }: { roomId: string; messageId: number; userId: string },
): Promise<void> {
  const [message] = await findMessages(ctx.db, [messageId])
  const isOthers = message?.roomId === roomId && message.kind === 'words'
  if (!isOthers || message.authorId === userId) throw new Problem('resource.not_found')
}
