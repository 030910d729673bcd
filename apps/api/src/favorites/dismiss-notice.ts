import { Slug } from '@marea/contract/suites/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { updateSeen } from './watch-store.ts'

/** Notices newer than the dismissed one stay visible. */
export async function dismissNotice(ctx: Ctx, slug: string, noticedAt: string) {
  const { userId } = personOf(ctx)
  const until = Temporal.Instant.from(noticedAt)
  if (Slug.safeParse(slug).success) await updateSeen(ctx.db, userId, { slug, until, at: ctx.now })
  return { done: true } as const
}
