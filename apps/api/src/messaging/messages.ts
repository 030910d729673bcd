import type { Conversation, Message } from '@marea/contract/messaging/endpoints.ts'
import {
  bookingsBetween,
  findStayForConversation,
} from '#bookings/conversation/conversation-context.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { repliesWithin } from '#suites/owner-profile/reply-time.ts'
import { hasBlocked } from './blocks/blocks.ts'
import { type BookingsBetween, hintsIn } from './contact-hints.ts'
import { isWithHome, messageOf, requireOwnConversation, teamNames } from './conversation.ts'
import { toConversationCards } from './conversations.ts'
import { photosOf } from './photos/photos.ts'
import { listReadIds } from './reader-store.ts'
import { type ConversationRow, countUnread, listMessages } from './store.ts'
import { supportBookingOf } from './support/support-booking.ts'

const perPage = 50

/** How far back a link to a message reaches in one page. */
const maxFrom = 500

/** A person may share anything with Marea's team, and cannot block it. */
const withTeam: BookingsBetween = { hasBooking: true, hasConfirmed: true }

type MessageRange = {
  before?: number | undefined
  after?: number | undefined
  /** The newest ones back to this one. */
  from?: number | undefined
}

export async function showMessages(
  ctx: Ctx,
  id: string,
  span: MessageRange,
): Promise<{ room: Conversation; items: Message[]; hasMore: boolean }> {
  const room = await requireOwnConversation(ctx, id)
  const { rows, hasMore } = await findPage(ctx, id, span)
  const photos = await photosOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const between = isWithHome(room) ? await bookingsBetween(ctx, room) : withTeam
  const names = await teamNames(ctx, room, rows)
  const items = rows.map((row) =>
    messageOf(room, row, {
      photos: photos.get(row.id) ?? [],
      hints: hintsIn(row.text, between),
      author: names.get(row.authorId) ?? null,
    }),
  )
  return {
    room: await toConversation(ctx, room, between),
    items: span.after === undefined ? items.reverse() : items,
    hasMore,
  }
}

/** At least a page, so that a link to a recent message shows what was written around it. */
async function findPage(ctx: Ctx, id: string, { from, ...span }: MessageRange) {
  const latest = await listMessages(ctx.db, id, { ...span, limit: perPage + 1 })
  const oldest = latest.at(perPage - 1)?.id ?? 0
  if (from === undefined || from >= oldest) {
    return { rows: latest.slice(0, perPage), hasMore: latest.length > perPage }
  }
  const rows = await listMessages(ctx.db, id, { from, limit: maxFrom })
  const earlier = await listMessages(ctx.db, id, { before: rows.at(-1)?.id ?? from, limit: 1 })
  return { rows, hasMore: earlier.length > 0 }
}

async function toConversation(
  ctx: Ctx,
  row: ConversationRow,
  { hasBooking, hasConfirmed }: BookingsBetween,
): Promise<Conversation> {
  const { userId } = personOf(ctx)
  const { count: unread } = await countUnread(ctx.db, userId, row.id)
  const readers = await listReadIds(ctx.db, row.id)
  const own = readers.find((reader) => reader.userId === userId)
  const isArchived = (own?.archivedId ?? 0) >= (row.lastMessageId ?? 1)
  const [card] = await toConversationCards(ctx, [{ ...row, unread, isArchived }])
  if (!card) throw new Problem('resource.not_found')
  const others = readers.filter((reader) => reader.userId !== userId)
  return {
    ...card,
    readId: own?.readId ?? 0,
    otherReadId: Math.max(0, ...others.map((reader) => reader.readId)),
    otherDeliveredId: Math.max(
      0,
      ...others.flatMap((reader) => [reader.readId, reader.deliveredId]),
    ),
    hasBooking,
    isBlocked: isWithHome(row) && (await hasBlocked(ctx, row)),
    canBlock: !hasConfirmed,
    repliesWithin:
      isWithHome(row) && card.side === 'guest' ? await repliesWithin(ctx, row.ownerId) : null,
    booking: await supportBookingOf(ctx, row),
    stay: isWithHome(row) ? await findStayForConversation(ctx, row) : null,
  }
}
