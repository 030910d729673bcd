import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import { type ConflictRow, findConflict } from './conflict-store.ts'
import { type FeedRow, findFeed } from './feed-store.ts'

/** A calendar of a home that the person manages; any other is not found. */
export async function requireOwnFeed(ctx: Ctx, id: string): Promise<FeedRow> {
  const feed = await findFeed(ctx.db, id)
  if (!feed) throw new Problem('resource.not_found')
  await requireManagedSuite(ctx, feed.slug, 'calendar')
  return feed
}

export async function requireOwnConflict(ctx: Ctx, id: string): Promise<ConflictRow> {
  const conflict = await findConflict(ctx.db, id)
  if (!conflict) throw new Problem('resource.not_found')
  await requireManagedSuite(ctx, conflict.slug, 'calendar')
  return conflict
}
