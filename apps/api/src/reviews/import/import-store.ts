import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

export async function hasReviewOfStay(db: Db, stayReference: string): Promise<boolean> {
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where('stayReference', '=', stayReference)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUntouchedReview(db: Transaction, id: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('reviews')
    .where('id', '=', id)
    .where('source', 'is not', null)
    .where('hiddenAt', 'is', null)
    .where(sql<boolean>`not exists (select from review_replies where review_id = reviews.id)`)
    .where(sql<boolean>`not exists (select from review_reports where review_id = reviews.id)`)
    .returning('id')
    .execute()
  return rows.length === 1
}
