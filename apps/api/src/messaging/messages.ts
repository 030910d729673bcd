import type { Message, Room } from '@marea/contract/messaging/endpoints.ts'
import { findStayForConversation } from '#bookings/conversation/conversation-context.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listReadIds } from './reader-store.ts'
import { messageOf, ownRoom } from './room.ts'
import { shownRooms } from './rooms.ts'
import { countUnread, listMessages, type RoomRow } from './store.ts'

const perPage = 50

type Span = { before?: number | undefined; after?: number | undefined }

/** The newest messages of a conversation, or those before or after one, oldest first. */
export async function showMessages(
  ctx: Ctx,
  id: string,
  span: Span,
): Promise<{ room: Room; items: Message[]; hasMore: boolean }> {
  const room = await ownRoom(ctx, id)
  const rows = await listMessages(ctx.db, id, { ...span, limit: perPage + 1 })
  const items = rows.slice(0, perPage).map((row) => messageOf(room, row))
  return {
    room: await shownRoom(ctx, room),
    items: span.after === undefined ? items.reverse() : items,
    hasMore: rows.length > perPage,
  }
}

async function shownRoom(ctx: Ctx, row: RoomRow): Promise<Room> {
  const { userId } = personOf(ctx)
  const unread = await countUnread(ctx.db, userId, row.id)
  const [card] = await shownRooms(ctx, [{ ...row, unread }])
  if (!card) throw new Problem('resource.not_found')
  const readers = await listReadIds(ctx.db, row.id)
  const readId = readers.find((reader) => reader.userId === userId)?.readId ?? 0
  const others = readers.filter((reader) => reader.userId !== userId)
  return {
    ...card,
    readId,
    otherReadId: Math.max(0, ...others.map((reader) => reader.readId)),
    stay: await findStayForConversation(ctx, row),
  }
}
