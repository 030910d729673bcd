import { bookingUpdate } from '#bookings/conversation/conversation-context.ts'
import { inTransaction } from '#platform/ctx.ts'
import type { SubscriptionTo } from '#platform/events/events.ts'
import { notifyBoth } from './conversation.ts'
import { messageCounters } from './metrics.ts'
import { ensureConversation } from './open-conversation.ts'
import { insertMessage, lockConversation } from './store.ts'

const kinds = ['confirmed', 'changed', 'cancelled'] as const
type NoteKind = (typeof kinds)[number]

/** Booking events appear in the conversation as notes, shown in each reader's language. */
export const bookingNotes = kinds.map(
  (kind): SubscriptionTo<`booking.${NoteKind}`> => ({
    kind: `booking.${kind}`,
    follow: async (ctx, { id: eventId, data: { bookingId } }) => {
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
    },
  }),
)
