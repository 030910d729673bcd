import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export function listStays(db: Db, bookingIds: readonly string[]) {
  return db
    .selectFrom('walletStays as stays')
    .innerJoin('suites', 'suites.id', 'stays.suiteId')
    .select([
      'stays.id as bookingId',
      'suites.name as home',
      sql<string>`lower(nights)::text`.as('checkIn'),
      sql<string>`upper(nights)::text`.as('checkOut'),
    ])
    .where('stays.id', 'in', bookingIds.length ? bookingIds : [null])
    .execute()
}

export function listBookingsOfPayments(db: Db, paymentIds: readonly string[]) {
  return db
    .selectFrom('walletBookingPayments')
    .select(['id', 'bookingId'])
    .where('id', 'in', paymentIds.length ? paymentIds : [null])
    .execute()
}
