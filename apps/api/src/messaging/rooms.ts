import type { RoomCard } from '@marea/contract/messaging/endpoints.ts'
import { suiteOf } from '#bookings/show.ts'
import { personOf, photoAddress } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listCards } from '#suites/cards.ts'
import { firstNameOf, messageOf, otherThan, sideOf } from './room.ts'
import { countUnread, findMessages, listRooms, type RoomRow } from './store.ts'

const perPage = 30

/** All conversations the user takes part in, as a guest and as an owner. */
export async function ownRooms(ctx: Ctx, { before }: { before?: number | undefined }) {
  const { userId } = personOf(ctx)
  const rows = await listRooms(ctx.db, { userId, before, limit: perPage + 1 })
  return {
    items: await shownRooms(ctx, rows.slice(0, perPage)),
    hasMore: rows.length > perPage,
  }
}

export async function ownUnread(ctx: Ctx): Promise<{ count: number }> {
  return { count: await countUnread(ctx.db, personOf(ctx).userId) }
}

export async function shownRooms(
  ctx: Ctx,
  rows: readonly (RoomRow & { unread: number })[],
): Promise<RoomCard[]> {
  const { userId } = personOf(ctx)
  const cards = await listCards(
    ctx,
    rows.map(({ suiteId }) => suiteId),
  )
  const ids = rows.flatMap(({ lastMessageId }) => lastMessageId ?? [])
  const lasts = new Map((await findMessages(ctx.db, ids)).map((row) => [row.roomId, row]))
  return rows.map((room) => {
    const side = sideOf(room, userId)
    const { name, photoKey, hasLeft } = otherThan(room, side)
    const last = lasts.get(room.id)
    return {
      id: room.id,
      side,
      unread: room.unread,
      other: {
        firstName: hasLeft ? null : firstNameOf(name),
        photo: photoKey === null ? null : photoAddress(ctx, photoKey),
      },
      suite: suiteOf(cards.get(room.suiteId)),
      last: last ? messageOf(room, last) : null,
    }
  })
}
