import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { publishedSuite } from '#suites/published.ts'
import { ensureDefaultList, listBoards, listFavorites, upsertFavorite } from './store.ts'
import { watchSuites } from './watch.ts'

const maxFavorites = 300

/** Adds a favorite; favorites saved before signing in arrive here one by one. */
export function addFavorite(
  ctx: Ctx,
  slug: string,
  { boardId: named }: { boardId?: string | undefined },
): Promise<{ slug: string; boardId: string }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { id: suiteId } = await publishedSuite(ctx, slug)
    const saved = await listFavorites(ctx.db, userId)
    const isKept = saved.some((favorite) => favorite.suiteId === suiteId)
    if (!isKept && saved.length >= maxFavorites) throw new Problem('favorites.too_many')
    const first = await ensureDefaultList(ctx.db, userId, ctx.now)
    const lists = await listBoards(ctx.db, userId)
    if (named && !lists.some(({ id }) => id === named)) throw new Problem('resource.not_found')
    const favorite = { userId, suiteId, boardId: named ?? first, addedAt: ctx.now }
    const boardId = await upsertFavorite(ctx.db, favorite, { moves: named !== undefined })
    if (!isKept) await watchSuites(ctx, userId, [suiteId])
    return { slug, boardId }
  })
}
