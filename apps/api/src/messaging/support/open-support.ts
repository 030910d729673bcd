import { participantsOf } from '#bookings/conversation/conversation-context.ts'
import { personOf } from '#identity/account/user.ts'
import { conversationCounters } from '#messaging/metrics.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { findSupportOf, insertSupport, updateSupport } from './support-store.ts'

/** The one conversation of a person with Marea's team, about the booking it was opened from last. */
export function openSupport(
  ctx: Ctx,
  { bookingId }: { bookingId?: string | undefined },
): Promise<{ id: string }> {
  const { userId: guestId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    if (bookingId) await participantsOf(ctx, bookingId)
    const made = await insertSupport(ctx.db, { guestId, openedAt: ctx.now })
    if (made) conversationCounters.addOnCommit(ctx.db, 'support')
    const room = made ?? (await findSupportOf(ctx.db, guestId))
    if (!room) throw new Error('A room that was there is gone.')
    if (bookingId) await updateSupport(ctx.db, room.id, { bookingId })
    return room
  })
}
