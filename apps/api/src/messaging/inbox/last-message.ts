import { participantsOf } from '#bookings/conversation/conversation-context.ts'
import { findConversationOf, listMessages } from '#messaging/store.ts'
import type { Ctx } from '#platform/ctx.ts'

/** Notes about a booking are messages without an author, and rarely more than a few in a row. */
const searched = 20

export async function lastMessageAbout(
  ctx: Ctx,
  bookingId: string,
): Promise<{ isGuest: boolean; text: string; at: string } | null> {
  const two = await participantsOf(ctx, bookingId)
  const room = await findConversationOf(ctx.db, two)
  const rows = room ? await listMessages(ctx.db, room.id, { limit: searched }) : []
  const last = rows.find(({ authorId }) => authorId !== null)
  if (!last) return null
  const { authorId, text, sentAt } = last
  return { isGuest: authorId === two.guestId, text: text ?? '', at: sentAt.toString() }
}
