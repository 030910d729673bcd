import type { Message } from '@marea/contract/messaging/endpoints.ts'
import type { SupportConversation, SupportThread } from '@marea/contract/messaging/support.ts'
import { photoAddress } from '#identity/account/user.ts'
import { messageOf, teamNames } from '#messaging/conversation.ts'
import { photoPath } from '#messaging/photos/photo-files.ts'
import { photosOf } from '#messaging/photos/photos.ts'
import { findMessages, listMessages, type MessageRow } from '#messaging/store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { supportBookings } from './support-booking.ts'
import { findSupport, findSupportPhoto, listSupport, type SupportRow } from './support-store.ts'

const maxConversations = 200
const perPage = 50

export async function showSupport(
  ctx: Ctx,
  show: 'open' | 'resolved',
): Promise<SupportConversation[]> {
  const isResolved = show === 'resolved'
  return toSupport(ctx, await listSupport(ctx.db, { isResolved, limit: maxConversations }))
}

export async function showSupportThread(
  ctx: Ctx,
  id: string,
  before: number | undefined,
): Promise<SupportThread> {
  const room = await findSupport(ctx.db, id)
  const [conversation] = room ? await toSupport(ctx, [room]) : []
  if (!room || !conversation) throw new Problem('resource.not_found')
  const rows = await listMessages(ctx.db, id, { before, limit: perPage + 1 })
  const items = await toMessages(ctx, room, rows.slice(0, perPage).reverse())
  return { conversation, items, hasMore: rows.length > perPage }
}

async function toSupport(ctx: Ctx, rooms: readonly SupportRow[]): Promise<SupportConversation[]> {
  const bookings = await supportBookings(ctx, rooms)
  const lasts = await findMessages(
    ctx.db,
    rooms.map(({ lastMessageId }) => lastMessageId),
  )
  const all: SupportConversation[] = []
  for (const room of rooms) {
    const [last] = await toMessages(
      ctx,
      room,
      lasts.filter(({ roomId }) => roomId === room.id),
    )
    if (!last) continue
    const { id, guestId, fullName, photoKey, erasedAt, waitingSince, unread } = room
    all.push({
      id,
      person: {
        id: guestId,
        fullName: erasedAt ? null : fullName,
        photo: photoKey === null ? null : photoAddress(ctx, photoKey),
      },
      booking: bookings.get(id) ?? null,
      last,
      unread,
      waitingSince: waitingSince?.toString() ?? null,
      isResolved: room.resolvedId >= room.lastMessageId,
      personReadId: room.readId ?? 0,
    })
  }
  return all
}

async function toMessages(
  ctx: Ctx,
  room: SupportRow,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const names = await teamNames(ctx, room, rows)
  const photos = await photosOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    messageOf(room, row, {
      photos: photos.get(row.id) ?? [],
      author: names.get(row.authorId) ?? null,
    }),
  )
}

export async function showSupportPhoto(
  ctx: Ctx,
  { room: roomId, photo: id }: { room: string; photo: string },
): Promise<RawResponse> {
  const photo = await findSupportPhoto(ctx.db, { id, roomId })
  const file = photo && (await ctx.ports.files.get(photoPath(id, 'large')))
  if (!file) throw new Problem('resource.not_found')
  return rawResponse({ ...file, headers: { 'cache-control': 'no-store' } })
}
