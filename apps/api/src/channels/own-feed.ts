import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { requireOwnSuite } from '#suites/own-home.ts'
import { type ConflictRow, findConflict } from './conflict-store.ts'
import { type FeedRow, findFeed } from './feed-store.ts'

/** A calendar of one of the owner's homes; another owner's is not found. */
export async function requireOwnFeed(ctx: Ctx, id: string): Promise<FeedRow> {
  const feed = await findFeed(ctx.db, id)
  if (!feed) throw new Problem('resource.not_found')
  await requireOwnSuite(ctx, feed.slug)
  return feed
}

export async function requireOwnConflict(ctx: Ctx, id: string): Promise<ConflictRow> {
  const conflict = await findConflict(ctx.db, id)
  if (!conflict) throw new Problem('resource.not_found')
  await requireOwnSuite(ctx, conflict.slug)
  return conflict
}
