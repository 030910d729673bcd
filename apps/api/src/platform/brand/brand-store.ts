import type { Brand } from '@marea/contract/platform/brand.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

/** Of two changes at once, the second sees the first. */
export async function lockBrand(db: Transaction): Promise<void> {
  await sql`lock table brand_changes in share row exclusive mode`.execute(db)
}

/** From the earliest. */
export function listBrandChanges(db: Db) {
  return db
    .selectFrom('brandChanges')
    .innerJoin('platformPeople as changer', 'changer.id', 'brandChanges.changedBy')
    .select(['value', 'reason', 'changedAt', 'changer.fullName as changedBy'])
    .orderBy('brandChanges.id')
    .execute()
}

export async function findBrand(db: Db): Promise<unknown> {
  const row = await db
    .selectFrom('brandChanges')
    .select('value')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.value
}

type Change = { value: Brand; reason: string; changedBy: string; changedAt: Temporal.Instant }

export async function insertBrandChange(db: Transaction, change: Change): Promise<void> {
  await db
    .insertInto('brandChanges')
    .values({ ...change, value: JSON.stringify(change.value) })
    .execute()
}
