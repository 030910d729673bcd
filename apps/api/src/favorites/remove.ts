import { Slug } from '@marea/contract/suites/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { deleteFavorite } from './store.ts'

export async function removeFavorite(ctx: Ctx, slug: string) {
  const { userId } = personOf(ctx)
  if (Slug.safeParse(slug).success) await deleteFavorite(ctx.db, userId, slug)
  return { done: true } as const
}
