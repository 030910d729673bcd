import { bookingUpdate } from '#bookings/conversation/conversation-context.ts'
import { inTransaction } from '#platform/ctx.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { notifyBoth } from './conversation.ts'
import { messageCounters } from './metrics.ts'
import { ensureConversation } from './open-conversation.ts'
import { insertMessage, lockConversation } from './store.ts'

type NoteKind = 'confirmed' | 'changed' | 'cancelled'

/** Booking events appear in the conversation as notes, shown in each reader's language. */
export function addNote(kind: NoteKind): Follow<`booking.${NoteKind}`> {
  return async (ctx, { id: eventId, data: { bookingId } }) => {
    await inTransaction(ctx, async (ctx) => {
      const { news, ...two } = await bookingUpdate(ctx, bookingId)
      const roomId = await ensureConversation(ctx, two, 'booking')
      const room = await lockConversation(ctx.db, roomId)
      const note = JSON.stringify({ kind, ...news })
      const message = await insertMessage(ctx.db, {
        roomId,
        kind,
        note,
        eventId,
        sentAt: ctx.now,
      })
      if (!room || !message) return
      await notifyBoth(ctx, room, { kind: 'sent', messageId: message.id, by: null })
      messageCounters.addOnCommit(ctx.db, 'system')
    })
  }
}
