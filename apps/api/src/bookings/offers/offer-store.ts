import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { HomeOffers } from '#platform/generated/database.ts'

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOpenOffer>>>

export async function insertOffer(db: Transaction, offer: Insertable<HomeOffers>): Promise<void> {
  await db.insertInto('homeOffers').values(offer).execute()
}

export function findOpenOffer(db: Db, bookingId: string) {
  return offers(db)
    .where('bookingId', '=', bookingId)
    .where('answer', 'is', null)
    .executeTakeFirst()
}

export function listLatestOffers(db: Db, bookingIds: readonly string[]) {
  return offers(db)
    .distinctOn('bookingId')
    .where('bookingId', 'in', bookingIds.length ? bookingIds : [null])
    .orderBy('bookingId')
    .orderBy('offeredAt', 'desc')
    .execute()
}

/** False if it was answered or withdrawn before. */
export async function answerOpenOffer(
  db: Transaction,
  bookingId: string,
  answered: { answer: 'accepted' | 'declined' | 'withdrawn'; answeredAt: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('homeOffers')
    .set(answered)
    .where('bookingId', '=', bookingId)
    .where('answer', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function listSuiteOwners(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('suites')
    .select(['id', 'ownerId'])
    .where('id', 'in', ids.length ? ids : [null])
    .execute()
}

function offers(db: Db) {
  return db
    .selectFrom('homeOffers')
    .select(['id', 'bookingId', 'suiteId', 'totalAmount', 'offeredBy', 'offeredAt', 'answer'])
}
