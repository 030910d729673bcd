import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { BookingStatus, Bookings } from '#platform/generated/database.ts'

export type BookingRow = Omit<Selectable<Bookings>, 'nights' | 'payoutAmount' | 'rentAmount'> & {
  checkIn: string
  checkOut: string
  /** Of the home. */
  timeZone: string
}

/** Listed one by one, so that the statements can be prepared. */
const columns = [
  ...(['id', 'reference', 'status', 'suiteId', 'ownerId', 'guestId', 'quoteId'] as const),
  ...(['guests', 'children', 'infants', 'pets', 'extras', 'comments', 'language'] as const),
  ...(['couponCode', 'cancelledBy'] as const),
  ...([
    'lines',
    'keptLines',
    'totalAmount',
    'currency',
    'committedAmount',
    'cancellation',
  ] as const),
  'securityDepositAmount',
  ...(['createdAt', 'holdPlace', 'holdExpiresAt', 'houseRulesAcceptedAt'] as const),
  ...(['confirmedAt', 'checkInAt', 'agreedCheckInAt', 'checkOutAt', 'settledAt'] as const),
] as const

const checkIn = sql<string>`lower(nights)::text`.as('checkIn')
const checkOut = sql<string>`upper(nights)::text`.as('checkOut')
const timeZone = sql<string>`home_time_zone(suite_id)`.as('timeZone')
export const stayColumns = [checkIn, checkOut, timeZone] as const

export function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('bookings')
    .select(columns)
    .select(stayColumns)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function lockBooking(db: Transaction, id: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('bookings')
    .select(columns)
    .select(stayColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Rows another process is already expiring are skipped. */
export function lockExpiredHold(
  db: Transaction,
  id: string,
  now: Temporal.Instant,
): Promise<BookingRow | undefined> {
  return db
    .selectFrom('bookings')
    .select(columns)
    .select(stayColumns)
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('holdExpiresAt', '<=', now)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export function findByQuote(db: Db, quoteId: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('bookings').select('id').where('quoteId', '=', quoteId).executeTakeFirst()
}

export async function updateBooking(
  db: Transaction,
  id: string,
  { checkIn, checkOut, ...set }: Updateable<Bookings> & { checkIn?: string; checkOut?: string },
): Promise<void> {
  const nights = checkIn ? { nights: sql<string>`daterange(${checkIn}, ${checkOut})` } : {}
  await db
    .updateTable('bookings')
    .set({ ...set, ...nights })
    .where('id', '=', id)
    .execute()
}

export async function insertStep(
  db: Transaction,
  step: {
    bookingId: string
    status: BookingStatus
    actorId: string | null
    reason: string
    takenAt: Temporal.Instant
  },
): Promise<void> {
  await db.insertInto('bookingSteps').values(step).execute()
}

export function listSteps(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingSteps')
    .select(['status', 'takenAt', 'reason'])
    .where('bookingId', '=', bookingId)
    .orderBy('takenAt')
    .orderBy('status')
    .execute()
}

export async function listExpiredHolds(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'held')
    .where('holdExpiresAt', '<=', now)
    .orderBy('holdExpiresAt')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listToSettle(db: Db, checkInBefore: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('settledAt', 'is', null)
    .where('checkInAt', '<=', checkInBefore)
    .orderBy('checkInAt')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listToComplete(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('settledAt', 'is not', null)
    .where('checkOutAt', '<=', now)
    .orderBy('checkOutAt')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countStays(db: Db, guestId: string): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('guestId', '=', guestId)
    .where('status', 'in', ['confirmed', 'completed'])
    .executeTakeFirstOrThrow()
  return count
}

export function findOverlappingBooking(
  db: Db,
  requested: { guestId: string; suiteId: string; from: string; to: string; now: Temporal.Instant },
) {
  return db
    .selectFrom('bookings')
    .select(['id', 'status'])
    .where('guestId', '=', requested.guestId)
    .where('suiteId', '=', requested.suiteId)
    .where(sql<boolean>`nights && daterange(${requested.from}, ${requested.to})`)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'confirmed'),
        eb('status', '=', 'held').and('holdExpiresAt', '>', requested.now),
      ]),
    )
    .orderBy('nights')
    .limit(1)
    .executeTakeFirst()
}
