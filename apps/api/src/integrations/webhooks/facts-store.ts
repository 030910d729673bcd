import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const home = ['suites.id as suiteId', 'suites.ownerId', 'suites.slug', 'suites.name'] as const

export async function findOccurredAt(
  db: Db,
  eventId: number,
): Promise<Temporal.Instant | undefined> {
  const found = await db
    .selectFrom('events')
    .select('occurredAt')
    .where('id', '=', eventId)
    .executeTakeFirst()
  return found?.occurredAt
}

export function findHome(db: Db, suiteId: string) {
  return db.selectFrom('suites').select(home).where('id', '=', suiteId).executeTakeFirst()
}

export function findBooking(db: Db, id: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('suites', 'suites.id', 'bookings.suiteId')
    .select(home)
    .select(['bookings.id', 'reference', 'bookings.status', 'bookings.guests', 'payoutAmount'])
    .select(sql<string>`lower(nights)::text`.as('checkIn'))
    .select(sql<string>`upper(nights)::text`.as('checkOut'))
    .where('bookings.id', '=', id)
    .executeTakeFirst()
}

export function findRoomHome(db: Db, roomId: string) {
  return db
    .selectFrom('rooms')
    .innerJoin('suites', 'suites.id', 'rooms.suiteId')
    .select(home)
    .where('rooms.id', '=', roomId)
    .executeTakeFirst()
}

export function findReview(db: Db, id: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('suites', 'suites.id', 'reviews.suiteId')
    .select(home)
    .select(['reviews.id', 'overall', 'text', 'language'])
    .where('reviews.id', '=', id)
    .executeTakeFirst()
}
