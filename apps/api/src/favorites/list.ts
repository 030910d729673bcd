import { stayRefusalOf } from '@marea/contract/calendar/nights.ts'
import type { FavoriteList, FavoriteNotice } from '@marea/contract/favorites/endpoints.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { itemsOf } from './list-items.ts'
import type { WatchedStay } from './requested-stay.ts'
import { type OptionalStay, requestedStay } from './requested-stay.ts'
import { findStay, listBoards, listFavorites } from './store.ts'
import { listNotices } from './watch-store.ts'

/** The user's lists; without dates in the request they are priced for the watched dates. */
export async function ownFavorites(
  ctx: Ctx,
  asked: OptionalStay,
): Promise<{ boards: FavoriteList[]; watched: WatchedStay | null }> {
  const { userId } = personOf(ctx)
  const watched = await watchedStay(ctx, userId)
  const stay = requestedStay(ctx, asked) ?? watched ?? undefined
  const items = await itemsOf(ctx, await listFavorites(ctx.db, userId), stay)
  const notices = await noticesBySuite(ctx, userId)
  const lists = await listBoards(ctx.db, userId)
  return {
    watched,
    boards: lists.map((board) => ({
      ...board,
      items: items
        .filter(({ kept }) => kept.boardId === board.id)
        .map(({ kept, ...item }) => ({ ...item, notice: notices.get(kept.suiteId) ?? null })),
    })),
  }
}

export async function ownSlugs(ctx: Ctx): Promise<string[]> {
  const favorites = await listFavorites(ctx.db, personOf(ctx).userId)
  return favorites.map(({ slug }) => slug)
}

/** Past dates are no longer watched. */
async function watchedStay(ctx: Ctx, userId: string): Promise<WatchedStay | null> {
  const stay = await findStay(ctx.db, userId)
  return stay && !stayRefusalOf(stay, todayOf(ctx)) ? stay : null
}

async function noticesBySuite(ctx: Ctx, userId: string): Promise<Map<string, FavoriteNotice>> {
  const rows = await listNotices(ctx.db, userId)
  return new Map(
    rows.map(({ suiteId, beforeAmount, afterAmount, noticedAt, ...notice }) => [
      suiteId,
      {
        ...notice,
        before: beforeAmount === null ? null : usd(beforeAmount),
        after: afterAmount === null ? null : usd(afterAmount),
        noticedAt: noticedAt.toString(),
      },
    ]),
  )
}
