import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Bookings } from '#platform/generated/database.ts'

/** What a stay takes from its home, with the policy that applies now. */
export function findHomeOfStay(db: Db, suiteId: string) {
  return db
    .selectFrom('suites')
    .innerJoin('places', 'places.slug', 'suites.place')
    .innerJoin('cancellationPolicies as policy', 'policy.code', 'suites.cancellation')
    .select(['suites.ownerId', 'checkInFrom', 'checkOutUntil', 'places.timeZone'])
    .select(['policy.code', 'graceHours', 'graceDaysBefore', 'tiers', 'late'])
    .where('suites.id', '=', suiteId)
    .executeTakeFirstOrThrow()
}

type NewStay = Omit<Insertable<Bookings>, 'nights'> & { checkIn: string; checkOut: string }

export async function insertStay(
  db: Transaction,
  { checkIn, checkOut, ...stay }: NewStay,
): Promise<void> {
  await db
    .insertInto('bookings')
    .values({ ...stay, nights: sql<string>`daterange(${checkIn}, ${checkOut})` })
    .execute()
}

/** Foreign keys of whatever happened to the stay since keep it. */
export async function deleteStay(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('bookingSteps').where('bookingId', '=', id).execute()
  await db.deleteFrom('bookingPayments').where('bookingId', '=', id).execute()
  await db.deleteFrom('bookings').where('id', '=', id).execute()
}
