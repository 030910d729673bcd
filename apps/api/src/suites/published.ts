import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findPublishedBySlug } from './store.ts'

/** A draft or unlisted suite is as good as none. */
export async function publishedSuite({ db }: Pick<Ctx, 'db'>, slug: string) {
  const suite = await findPublishedBySlug(db, slug)
  if (!suite) throw new Problem('resource.not_found')
  return suite
}
