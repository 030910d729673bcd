import type { Conversation, Message } from '@marea/contract/messaging/endpoints.ts'
import { findStayForConversation } from '#bookings/conversation/conversation-context.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { messageOf, requireOwnConversation } from './conversation.ts'
import { toConversationCards } from './conversations.ts'
import { photosOf } from './photos/photos.ts'
import { listReadIds } from './reader-store.ts'
import { type ConversationRow, countUnread, listMessages } from './store.ts'

const perPage = 50

type MessageRange = { before?: number | undefined; after?: number | undefined }

/** The newest messages of a conversation, or those before or after one, oldest first. */
export async function showMessages(
  ctx: Ctx,
  id: string,
  span: MessageRange,
): Promise<{ room: Conversation; items: Message[]; hasMore: boolean }> {
  const room = await requireOwnConversation(ctx, id)
  const rows = await listMessages(ctx.db, id, { ...span, limit: perPage + 1 })
  const page = rows.slice(0, perPage)
  const photos = await photosOf(
    ctx,
    page.map(({ id }) => id),
  )
  const items = page.map((row) => messageOf(room, row, photos.get(row.id)))
  return {
    room: await toConversation(ctx, room),
    items: span.after === undefined ? items.reverse() : items,
    hasMore: rows.length > perPage,
  }
}

async function toConversation(ctx: Ctx, row: ConversationRow): Promise<Conversation> {
  const { userId } = personOf(ctx)
  const unread = await countUnread(ctx.db, userId, row.id)
  const [card] = await toConversationCards(ctx, [{ ...row, unread }])
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
