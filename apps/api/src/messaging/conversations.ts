import type { ConversationCard } from '@marea/contract/messaging/endpoints.ts'
import { suiteOf } from '#bookings/show.ts'
import { personOf, photoAddress } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listCards } from '#suites/cards.ts'
import { firstNameOf, messageOf, otherParticipant, roleOf } from './conversation.ts'
import { photosOf } from './photos/photos.ts'
import { type ConversationRow, countUnread, findMessages, listConversations } from './store.ts'

const perPage = 30

export async function ownConversations(
  ctx: Ctx,
  { before, show }: { before?: number | undefined; show: 'active' | 'archived' },
) {
  const { userId } = personOf(ctx)
  const limit = perPage + 1
  const isArchived = show === 'archived'
  const rows = await listConversations(ctx.db, { userId, before, isArchived, limit })
  return {
    items: await toConversationCards(ctx, rows.slice(0, perPage)),
    hasMore: rows.length > perPage,
  }
}

export function ownUnread(ctx: Ctx): Promise<{ count: number; newestId: number }> {
  return countUnread(ctx.db, personOf(ctx).userId)
}

export async function toConversationCards(
  ctx: Ctx,
  rows: readonly (ConversationRow & { unread: number; isArchived: boolean })[],
): Promise<ConversationCard[]> {
  const { userId } = personOf(ctx)
  const cards = await listCards(
    ctx,
    rows.flatMap(({ suiteId }) => suiteId ?? []),
  )
  const ids = rows.flatMap(({ lastMessageId }) => lastMessageId ?? [])
  const lasts = new Map((await findMessages(ctx.db, ids)).map((row) => [row.roomId, row]))
  const photos = await photosOf(ctx, ids)
  return rows.map((conversation) => {
    const side = roleOf(conversation, userId)
    const { name, photoKey, hasLeft } = otherParticipant(ctx, conversation, side)
    const last = lasts.get(conversation.id)
    return {
      id: conversation.id,
      side,
      unread: conversation.unread,
      isArchived: conversation.isArchived,
      other: {
        firstName: hasLeft ? null : firstNameOf(name),
        photo: photoKey === null ? null : photoAddress(ctx, photoKey),
      },
      suite: conversation.suiteId === null ? null : suiteOf(cards.get(conversation.suiteId)),
      last: last ? messageOf(conversation, last, { photos: photos.get(last.id) ?? [] }) : null,
    }
  })
}
