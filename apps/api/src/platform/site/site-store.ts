import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { SiteOpenings } from '#platform/generated/database.ts'

export async function findOpening(db: Db) {
  return db
    .selectFrom('siteOpenings')
    .innerJoin('platformPeople as changer', 'changer.id', 'siteOpenings.changedBy')
    .select(['isOpen', 'changedAt', 'changer.fullName as changedBy'])
    .orderBy('siteOpenings.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertOpening(
  db: Transaction,
  change: Insertable<SiteOpenings>,
): Promise<void> {
  await db.insertInto('siteOpenings').values(change).execute()
}

export async function lockOpenings(db: Transaction): Promise<void> {
  await sql`lock table site_openings in share row exclusive mode`.execute(db)
}
