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

/** Published, and no sample. */
export async function hasHomeForGuests({ db }: Ctx): Promise<boolean> {
  const row = await db
    .selectFrom('suites')
    .select('id')
    .where('status', '=', 'published')
    .where('isSample', '=', false)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasHomeNamed({ db }: Ctx, ownerId: string, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('suites')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  return row !== undefined
}

/** By address or name; names may be those of several homes. */
export function homesCalled({ db }: Ctx, text: string) {
  return db
    .selectFrom('suites')
    .select(['id', 'slug', 'ownerId'])
    .where(({ or, eb }) =>
      or([eb('slug', '=', text.toLowerCase()), sql<boolean>`lower(name) = lower(${text})`]),
    )
    .limit(2)
    .execute()
}
