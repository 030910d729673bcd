import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

export function findHomes({ db }: Ctx, text: string, limit: number) {
  return db
    .selectFrom('suites')
    .innerJoin('users', 'users.id', 'suites.ownerId')
    .select(['suites.slug', 'suites.name', 'users.fullName as owner'])
    .where('suites.name', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('suites.name')
    .limit(limit)
    .execute()
}

export async function homesByIds({ db }: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('suites')
    .select(['id', 'slug', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

export function homesOfOwner({ db }: Ctx, ownerId: string) {
  return db
    .selectFrom('suites')
    .select(['slug', 'name'])
    .where('ownerId', '=', ownerId)
    .orderBy('name')
    .limit(100)
    .execute()
}

/** Published homes whose address is similar, most similar first. */
export function homesWithSimilarSlug({ db }: Ctx, slug: string, limit: number) {
  return db
    .selectFrom('suites')
    .select(['slug', 'name'])
    .where('status', '=', 'published')
    .where(sql<boolean>`slug % ${slug}`)
    .orderBy(sql`similarity(slug, ${slug})`, 'desc')
    .orderBy('slug')
    .limit(limit)
    .execute()
}

/** Some published homes, always the same ones. */
export function somePublishedHomes({ db }: Ctx, limit: number) {
  return db
    .selectFrom('suites')
    .select(['id', 'slug', 'name'])
    .where('status', '=', 'published')
    .orderBy('slug')
    .limit(limit)
    .execute()
}
