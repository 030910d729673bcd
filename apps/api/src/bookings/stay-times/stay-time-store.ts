import type { HourSide } from '@marea/contract/suites/listing/home-stay-times.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { HoursRequests } from '#platform/generated/database.ts'

type StayTimeStatus =
  | 'waiting'
  | 'approved'
  | 'paid'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'ended'

export type StayTimeRow = {
  id: string
  bookingId: string
  suiteId: string
  side: HourSide
  day: string
  hour: string
  amount: number
  status: StayTimeStatus
  reason: string
  expiresAt: Temporal.Instant
}

export async function insertRequest(
  db: Transaction,
  request: Insertable<HoursRequests>,
): Promise<void> {
  await db.insertInto('hoursRequests').values(request).execute()
}

/** Read under the lock of its booking wherever it is changed. */
export function findRequest(db: Db, id: string): Promise<StayTimeRow | undefined> {
  return requests(db).where('id', '=', id).executeTakeFirst()
}

export function listRequests(db: Db, bookingId: string): Promise<StayTimeRow[]> {
  return requests(db).where('bookingId', '=', bookingId).orderBy('requestedAt', 'desc').execute()
}

export function listWaiting(db: Db, suiteIds: readonly string[], now: Temporal.Instant) {
  return db
    .selectFrom('hoursRequests')
    .innerJoin('bookings', 'bookings.id', 'hoursRequests.bookingId')
    .innerJoin('users', 'users.id', 'bookings.guestId')
    .select(['hoursRequests.id', 'hoursRequests.suiteId', 'side', 'hour', 'amount', 'expiresAt'])
    .select([sql<string>`day::text`.as('day'), 'users.fullName as guest'])
    .select(sql<string>`home_time_zone(hours_requests.suite_id)`.as('timeZone'))
    .$narrowType<{ side: HourSide }>()
    .where('hoursRequests.suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .where('hoursRequests.status', '=', 'waiting')
    .where('bookings.status', '=', 'confirmed')
    .where('expiresAt', '>', now)
    .orderBy('expiresAt')
    .limit(20)
    .execute()
}

export async function isDayGranted(db: Db, suiteId: string, day: string): Promise<boolean> {
  const found = await requests(db)
    .where('suiteId', '=', suiteId)
    .where(sql<boolean>`day = ${day}::date`)
    .where('status', 'in', ['approved', 'paid'])
    .executeTakeFirst()
  return found !== undefined
}

export async function updateRequest(
  db: Transaction,
  id: string,
  set: Updateable<HoursRequests>,
): Promise<void> {
  await db.updateTable('hoursRequests').set(set).where('id', '=', id).execute()
}

export async function listOverdue(db: Db, now: Temporal.Instant) {
  return db
    .selectFrom('hoursRequests')
    .select(['id', 'bookingId'])
    .where('status', 'in', ['waiting', 'approved'])
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(1000)
    .execute()
}

function requests(db: Db) {
  return db
    .selectFrom('hoursRequests')
    .select(['id', 'bookingId', 'suiteId', 'side', 'hour', 'amount', 'status', 'reason'])
    .select(['expiresAt', sql<string>`day::text`.as('day')])
    .$narrowType<{ side: HourSide; status: StayTimeStatus }>()
}
