import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Holidays, Places } from '#platform/generated/database.ts'

export function listPlaces(db: Db) {
  return db
    .selectFrom('places')
    .selectAll()
    .select(
      sql<number>`(select count(*) from suites where suites.place = places.slug)::integer`.as(
        'homes',
      ),
    )
    .select(
      sql<number>`(select count(*) from suites
        where suites.place = places.slug and suites.status = 'published')::integer`.as('published'),
    )
    .orderBy('nameEn')
    .execute()
}

export function listHolidays(db: Db) {
  return db
    .selectFrom('holidays')
    .selectAll()
    .orderBy('month')
    .orderBy(sql`coalesce(day, week * 7 + days_after)`)
    .execute()
}

/** No home is added to it or published there meanwhile. */
export async function lockPlace(db: Transaction, slug: string) {
  await db.selectFrom('places').select('slug').where('slug', '=', slug).forUpdate().execute()
  return (await listPlaces(db)).find((place) => place.slug === slug)
}

/** The others, which get no name until the transaction ends. */
export async function holdOtherPlaces(db: Transaction, slug: string) {
  await sql`lock table places in share row exclusive mode`.execute(db)
  return db
    .selectFrom('places')
    .select(['nameEn', 'nameEs', 'otherNames'])
    .where('slug', '<>', slug)
    .execute()
}

export async function insertPlace(db: Transaction, row: Insertable<Places>): Promise<void> {
  await db.insertInto('places').values(row).execute()
}

export async function updatePlace(
  db: Transaction,
  slug: string,
  set: Updateable<Places>,
): Promise<void> {
  await db.updateTable('places').set(set).where('slug', '=', slug).execute()
}

export async function replaceHolidays(
  db: Transaction,
  place: string,
  rows: readonly Insertable<Holidays>[],
): Promise<void> {
  await db.deleteFrom('holidays').where('place', '=', place).execute()
  if (rows.length > 0) await db.insertInto('holidays').values(rows).execute()
}
