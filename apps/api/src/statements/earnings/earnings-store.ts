import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { homeNights } from '#statements/reports/figures/home-nights.ts'
import { nightIncome } from '#statements/reports/figures/night-income.ts'
import type { Scope } from '#statements/reports/figures/scope.ts'

export type ComparableHome = { id: string; ownerId: string; neighborhood: string }

export type HomeEarnings = { suiteId: string; amount: number; nights: number; listed: number }

export function listNeighborhoods(db: Db) {
  return db
    .selectFrom('neighborhoods')
    .select(['slug', 'name', 'latitude', 'longitude'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('suites')
          .select('suites.id')
          .whereRef('suites.neighborhood', '=', 'neighborhoods.slug')
          .where('suites.status', '=', 'published'),
      ),
    )
    .orderBy('name')
    .execute()
}

type Wanted = {
  place: { slug: string; latitude: number; longitude: number }
  bedrooms: number
  limit: number
}

/** Published homes of about as many bedrooms: those of the neighborhood first, then the nearest. */
export function listComparable(
  db: Db,
  { place, bedrooms, limit }: Wanted,
): Promise<ComparableHome[]> {
  const { slug, latitude, longitude } = place
  return db
    .selectFrom('suites')
    .select(['id', 'ownerId', 'neighborhood'])
    .where('status', '=', 'published')
    .where('bedrooms', '>=', bedrooms - 1)
    .where('bedrooms', '<=', bedrooms + 1)
    .orderBy(sql`neighborhood <> ${slug}`)
    .orderBy(sql`(latitude - ${latitude}) ^ 2 + ((longitude - ${longitude}) * 0.9) ^ 2`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What each home earned from the nights of the scope, as the owners' reports count it. */
export async function sumEarnings(db: Db, scope: Scope): Promise<HomeEarnings[]> {
  const { rows } = await sql<HomeEarnings>`
    select suite_id as "suiteId", sum(amount)::bigint as amount, sum(nights)::bigint as nights,
      sum(listed)::bigint as listed
    from (
      select suite_id, amount, nights, 0 as listed from (${nightIncome(scope)}) as income
      union all
      select suite_id, 0, 0, nights from (${homeNights(scope)}) as listed) as part
    group by suite_id`.execute(db)
  return rows
}
