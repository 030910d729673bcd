import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type StayLookup = { guestId: string; suiteId: string; now: Temporal.Instant }

/** The current or next stay, else the latest one that was ever confirmed. */
export function findLatestStay(db: Db, { guestId, suiteId, now }: StayLookup) {
  const isComing = sql<boolean>`status = 'confirmed' and check_out_at > ${now}`
  return db
    .selectFrom('bookings')
    .select([
      'id',
      'reference',
      'status',
      'guests',
      'children',
      'infants',
      'pets',
      'extras',
      'totalAmount',
    ])
    .select(['checkInAt', 'checkOutAt'])
    .select([
      sql<string>`lower(nights)::text`.as('checkIn'),
      sql<string>`upper(nights)::text`.as('checkOut'),
      sql<string>`home_time_zone(suite_id)`.as('timeZone'),
    ])
    .where('guestId', '=', guestId)
    .where('suiteId', '=', suiteId)
    .where('confirmedAt', 'is not', null)
    .orderBy(isComing, 'desc')
    .orderBy(sql`case when ${isComing} then check_in_at end`)
    .orderBy('checkInAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Two = { guestId: string; ownerId: string }

/** Whether any booking of the two was confirmed and not canceled, and whether one is still ahead. */
export function findBookingsBetween(db: Db, { guestId, ownerId }: Two) {
  return db
    .selectFrom('bookings')
    .select([
      sql<boolean>`count(*) > 0`.as('hasBooking'),
      sql<boolean>`count(*) filter (where status = 'confirmed') > 0`.as('hasConfirmed'),
    ])
    .where('guestId', '=', guestId)
    .where('ownerId', '=', ownerId)
    .where('status', 'in', ['confirmed', 'completed'])
    .executeTakeFirstOrThrow()
}
