import { personOf } from '#identity/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { deleteFavorite } from './store.ts'

export async function dropFavorite(ctx: Ctx, slug: string) {
  await deleteFavorite(ctx.db, personOf(ctx).userId, slug)
  return { done: true } as const
}
