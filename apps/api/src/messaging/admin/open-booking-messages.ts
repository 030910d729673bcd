import { conversationOfBooking } from '#bookings/conversation/conversation-context.ts'
import { findConversationOf, listMessages, type MessageRow } from '#messaging/store.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'

const newest = 200

/** Conversations are private, so each opening is recorded with its reason. */
export function openBookingMessages(ctx: Ctx, bookingId: string, reason: string) {
  return inTransaction(ctx, async (ctx) => {
    const two = await conversationOfBooking(ctx, bookingId)
    const room = await findConversationOf(ctx.db, two)
    const subject = `booking:${bookingId}` as const
    await recordAdminAct(ctx, { act: 'bookings.messages_opened', subject, details: { reason } })
    const rows = room ? await listMessages(ctx.db, room.id, { limit: newest }) : []
    return rows
      .reverse()
      .filter(({ authorId }) => authorId !== null)
      .map((row) => ({
        id: row.id,
        by: authorOf(row, two.guestId),
        text: row.text ?? '',
        at: row.sentAt.toString(),
      }))
  })
}

function authorOf({ authorId }: MessageRow, guestId: string): 'guest' | 'owner' {
  return authorId === guestId ? 'guest' : 'owner'
}
