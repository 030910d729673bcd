import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { GuestReviews, StayReviews } from '#platform/generated/database.ts'

export type StayReviewRow = Selectable<StayReviews>

export async function upsertStayReview(
  db: Transaction,
  review: Insertable<StayReviews>,
): Promise<void> {
  const { draft, writtenAt } = review
  await db
    .insertInto('stayReviews')
    .values(review)
    .onConflict((conflict) => conflict.column('bookingId').doUpdateSet({ draft, writtenAt }))
    .execute()
}

export function findStayReview(db: Db, bookingId: string): Promise<StayReviewRow | undefined> {
  return db
    .selectFrom('stayReviews')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
}

/** Includes the stay details that readers see; locked so that it is published once. */
export function lockSealed(db: Transaction, bookingId: string) {
  return db
    .selectFrom('stayReviews')
    .innerJoin('bookings', 'bookings.id', 'stayReviews.bookingId')
    .select([
      'draft',
      'suiteId',
      'guestId',
      'ownerId',
      sql<string>`lower(nights)::text`.as('stayedOn'),
    ])
    .where('bookingId', '=', bookingId)
    .where('reviewId', 'is', null)
    .forUpdate('stayReviews')
    .executeTakeFirst()
}

export async function setPublished(db: Transaction, bookingId: string, reviewId: string) {
  await db.updateTable('stayReviews').set({ reviewId }).where('bookingId', '=', bookingId).execute()
}

export async function upsertGuestReview(
  db: Transaction,
  review: Insertable<GuestReviews>,
): Promise<void> {
  const { stars, text, writtenAt } = review
  await db
    .insertInto('guestReviews')
    .values(review)
    .onConflict((conflict) => conflict.column('bookingId').doUpdateSet({ stars, text, writtenAt }))
    .execute()
}

export function findGuestReview(db: Db, bookingId: string) {
  return db
    .selectFrom('guestReviews')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
}

export async function listDueReviews(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('stayReviews')
    .select('bookingId')
    .where('reviewId', 'is', null)
    .where('opensAt', '<=', now)
    .orderBy('opensAt')
    .limit(500)
    .execute()
  return rows.map(({ bookingId }) => bookingId)
}

export function listOwnReviews(db: Db, guestId: string) {
  return db
    .selectFrom('stayReviews')
    .innerJoin('bookings', 'bookings.id', 'stayReviews.bookingId')
    .select(['bookings.reference', 'draft', 'writtenAt', 'reviewId'])
    .where('guestId', '=', guestId)
    .orderBy('writtenAt')
    .execute()
}
