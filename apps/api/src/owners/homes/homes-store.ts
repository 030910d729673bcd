import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The next confirmed stay of each home that has not begun to check out. */
export function listNextBookings(db: Db, suiteIds: readonly string[], today: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.guestId')
    .distinctOn('suiteId')
    .select(['suiteId', 'reference', 'fullName as guest'])
    .select(['guests', 'children', 'infants', 'pets'])
    .select([
      sql<string>`lower(nights)::text`.as('checkIn'),
      sql<string>`upper(nights)::text`.as('checkOut'),
    ])
    .where('suiteId', 'in', suiteIds)
    .where('status', '=', 'confirmed')
    .where(sql<boolean>`upper(nights) > ${today}::date`)
    .orderBy('suiteId')
    .orderBy(sql`lower(nights)`)
    .execute()
}

export function listTaken(db: Db, suiteIds: readonly string[], days: { from: string; to: string }) {
  return db
    .selectFrom('occupancies')
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.suiteId', '=', 'occupancies.suiteId')
        .onRef('bookings.nights', '=', 'occupancies.nights')
        .on('bookings.status', 'in', ['confirmed', 'completed']),
    )
    .leftJoin('users', 'users.id', 'bookings.guestId')
    .select(['occupancies.suiteId', 'occupancies.kind', 'users.fullName as guest'])
    .select([
      sql<string>`lower(occupancies.nights)::text`.as('from'),
      sql<string>`upper(occupancies.nights)::text`.as('to'),
    ])
    .where('occupancies.suiteId', 'in', suiteIds)
    .where(sql<boolean>`occupancies.nights && daterange(${days.from}::date, ${days.to}::date)`)
    .orderBy('occupancies.suiteId')
    .orderBy(sql`lower(occupancies.nights)`)
    .execute()
}
