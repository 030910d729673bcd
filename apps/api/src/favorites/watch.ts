import { offerStays } from '#calendar/quote/offers.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { WatchedStay } from './requested-stay.ts'
import { requireStay } from './requested-stay.ts'
import { findStay, listFavorites } from './store.ts'
import { deleteStay, upsertStay, upsertWatches } from './watch-store.ts'

/**
 * From now on a change of availability or price of these nights creates a notice for each favorite.
 */
export function watchStay(ctx: Ctx, asked: WatchedStay): Promise<WatchedStay> {
  const { userId } = personOf(ctx)
  const stay = requireStay(ctx, asked)
  return inTransaction(ctx, async (ctx) => {
    await upsertStay(ctx.db, userId, stay)
    const favorites = await listFavorites(ctx.db, userId)
    await watchSuites(
      ctx,
      userId,
      favorites.map(({ suiteId }) => suiteId),
    )
    return stay
  })
}

export async function stopWatching(ctx: Ctx) {
  await deleteStay(ctx.db, personOf(ctx).userId)
  return { done: true } as const
}

/** Stores today's price of the watched nights to compare with later. */
export async function watchSuites(
  ctx: TransactionCtx,
  userId: string,
  suiteIds: readonly string[],
): Promise<void> {
  const stay = await findStay(ctx.db, userId)
  if (!stay) return
  const offers = await offerStays(ctx, suiteIds, stay, { withHolds: false })
  await upsertWatches(
    ctx.db,
    suiteIds.map((suiteId) => ({
      userId,
      suiteId,
      totalAmount: offers.get(suiteId)?.total ?? null,
    })),
  )
}
