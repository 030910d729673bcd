import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Jurisdictions } from '#platform/generated/database.ts'

/** Where homes are offered. */
export function listOfferedJurisdictions(db: Db) {
  return db
    .selectFrom('jurisdictions')
    .innerJoin('places', 'places.slug', 'place')
    .selectAll('jurisdictions')
    .where('jurisdictions.isActive', '=', true)
    .where('places.isActive', '=', true)
    .orderBy('position')
    .execute()
}

/** The licenses that homes of each jurisdiction need on a day. */
export function listRequirements(db: Db, day: string) {
  return db
    .selectFrom('licenseRequirements')
    .innerJoin('licenseKinds', 'licenseKinds.code', 'kind')
    .select(['jurisdiction', 'kind'])
    .where(sql<boolean>`valid @> ${day}::date`)
    .orderBy('position')
    .execute()
}

export function listJurisdictions(db: Db) {
  return db.selectFrom('jurisdictions').selectAll().orderBy('position').execute()
}

/** Publishing a home in the neighborhood and this change wait for each other. */
export function lockJurisdiction(db: Transaction, code: string) {
  return db
    .selectFrom('jurisdictions')
    .selectAll()
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertJurisdiction(
  db: Transaction,
  row: Insertable<Jurisdictions>,
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from jurisdictions)`
  await db
    .insertInto('jurisdictions')
    .values({ ...row, position })
    .execute()
}

export async function updateJurisdiction(
  db: Transaction,
  code: string,
  set: Updateable<Jurisdictions>,
): Promise<void> {
  await db.updateTable('jurisdictions').set(set).where('code', '=', code).execute()
}

/** Where no home is published there is no row. */
export function countPublished(db: Db) {
  return db
    .selectFrom('suites')
    .select(['jurisdiction', sql<number>`count(*)::int`.as('homes')])
    .where('status', '=', 'published')
    .groupBy('jurisdiction')
    .execute()
}
