import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { raiseReading } from './reader-store.ts'
import { ownRoom, sideOf, tellBoth } from './room.ts'

/** Both are notified: the sender sees the receipt, the reader's other pages lose the badge. */
export function readMessages(
  ctx: Ctx,
  roomId: string,
  messageId: number,
): Promise<{ messageId: number }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const room = await ownRoom(ctx, roomId)
    const readId = await raiseReading(ctx.db, { roomId, userId, messageId })
    if (readId === undefined) return { messageId }
    await tellBoth(ctx, room, { kind: 'read', messageId: readId, by: sideOf(room, userId) })
    return { messageId: readId }
  })
}
