import type { NeighborhoodPhoto } from '@marea/contract/suites/endpoints.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Neighborhoods } from '#platform/generated/database.ts'

/** Where owners may list homes. */
export function listOfferedNeighborhoods(db: Db) {
  return db
    .selectFrom('neighborhoods')
    .innerJoin('places', 'places.slug', 'place')
    .selectAll('neighborhoods')
    .where('neighborhoods.isActive', '=', true)
    .where('places.isActive', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute()
}

export function listNeighborhoods(db: Db) {
  return db.selectFrom('neighborhoods').selectAll().orderBy('position').orderBy('name').execute()
}

export function findNeighborhood(db: Db, slug: string) {
  return db.selectFrom('neighborhoods').selectAll().where('slug', '=', slug).executeTakeFirst()
}

/** Publishing a home in the neighborhood and this change wait for each other. */
export function lockNeighborhood(db: Transaction, slug: string) {
  return db
    .selectFrom('neighborhoods')
    .selectAll()
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The answer stays true until the transaction ends. */
export async function holdsActive(db: Transaction, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('neighborhoods')
    .innerJoin('places', 'places.slug', 'place')
    .select(sql<boolean>`neighborhoods.is_active and places.is_active`.as('isOffered'))
    .where('neighborhoods.slug', '=', slug)
    .forShare()
    .executeTakeFirst()
  return row?.isOffered ?? false
}

/** A neighborhood has the place of its jurisdiction. */
export async function findPlaceOf(db: Db, jurisdiction: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('jurisdictions')
    .select('place')
    .where('code', '=', jurisdiction)
    .executeTakeFirst()
  return row?.place
}

export async function insertNeighborhood(
  db: Transaction,
  row: Insertable<Neighborhoods>,
): Promise<void> {
  await db.insertInto('neighborhoods').values(row).execute()
}

export async function updateNeighborhood(
  db: Transaction,
  slug: string,
  set: Updateable<Neighborhoods>,
): Promise<void> {
  await db.updateTable('neighborhoods').set(set).where('slug', '=', slug).execute()
}

export function setNeighborhoodPhotos(
  db: Transaction,
  slug: string,
  photos: readonly NeighborhoodPhoto[],
): Promise<void> {
  return updateNeighborhood(db, slug, { photos: JSON.stringify(photos) })
}

/** In any language, because a search finds a neighborhood by each of its names. */
export async function isNameTaken(
  db: Db,
  { slug, names }: { slug: string; names: readonly string[] },
): Promise<boolean> {
  const lower = names.map((name) => name.toLowerCase())
  const other = await db
    .selectFrom('neighborhoods')
    .select('slug')
    .where('slug', '<>', slug)
    .where(sql<boolean>`array[lower(name), lower(name_es)] && ${lower}::text[]`)
    .executeTakeFirst()
  return other !== undefined
}

/** Counts published and unpublished homes. */
export function countHomesByNeighborhood(db: Db) {
  return db
    .selectFrom('suites')
    .select('neighborhood')
    .select(sql<number>`(count(*) filter (where status = 'published'))::integer`.as('published'))
    .select(sql<number>`(count(*) filter (where status <> 'published'))::integer`.as('unpublished'))
    .groupBy('neighborhood')
    .execute()
}
