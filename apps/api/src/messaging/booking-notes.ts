import { bookingUpdate } from '#bookings/conversation/conversation-context.ts'
import { inTransaction } from '#platform/ctx.ts'
import type { SubscriptionTo } from '#platform/events/events.ts'
import { messageCounts } from './metrics.ts'
import { ensureRoom } from './open-room.ts'
import { tellBoth } from './room.ts'
import { insertMessage, lockRoom } from './store.ts'

const kinds = ['confirmed', 'changed', 'cancelled'] as const
type NoteKind = (typeof kinds)[number]

/** Booking events appear in the conversation as notes, shown in each reader's language. */
export const roomNotes = kinds.map(
  (kind): SubscriptionTo<`booking.${NoteKind}`> => ({
    kind: `booking.${kind}`,
    follow: async (ctx, { id: eventId, data: { bookingId } }) => {
      await inTransaction(ctx, async (ctx) => {
        const { news, ...two } = await bookingUpdate(ctx, bookingId)
        const roomId = await ensureRoom(ctx, two, 'booking')
        const room = await lockRoom(ctx.db, roomId)
        const note = JSON.stringify({ kind, ...news })
        const message = await insertMessage(ctx.db, {
          roomId,
          kind,
          note,
          eventId,
          sentAt: ctx.now,
        })
        if (!room || !message) return
        await tellBoth(ctx, room, { kind: 'sent', messageId: message.id, by: null })
        messageCounts.addOnCommit(ctx.db, 'system')
      })
    },
  }),
)
