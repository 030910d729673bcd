import { Slug } from '@marea/contract/suites/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findPublishedBySlug } from './store.ts'

/** A draft or unlisted suite counts as not found. */
export async function publishedSuite({ db }: Pick<Ctx, 'db'>, slug: string) {
  const suite = Slug.safeParse(slug).success ? await findPublishedBySlug(db, slug) : undefined
  if (!suite) throw new Problem('resource.not_found')
  return suite
}
