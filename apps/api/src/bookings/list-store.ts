import type { BookingList } from '@marea/contract/bookings/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type BookingRow, stayColumns } from './store.ts'

type BookingFilter = { guestId?: string; host?: Host; now: Temporal.Instant }

/** An owner's own bookings, and those in the homes of others that they help to manage. */
type Host = { userId: string; coHosted: readonly { id: string; ownerId: string }[] }

/** Expired holds are in no list, and owners see bookings only once confirmed. */
function isInList(list: BookingList, { host, now }: BookingFilter): RawBuilder<boolean> {
  if (list === 'cancelled') return sql`status = 'cancelled'`
  if (list === 'past')
    return sql`(status = 'completed' or (status = 'confirmed' and check_out_at <= ${now}))`
  const coming = sql<boolean>`(status = 'confirmed' and check_out_at > ${now})`
  if (host) return coming
  return sql`(${coming} or (status = 'held' and hold_expires_at > ${now}))`
}

function belongsTo({ guestId, host }: BookingFilter): RawBuilder<boolean> {
  if (guestId) return sql`guest_id = ${guestId}`
  if (!host?.coHosted.length) return sql`owner_id = ${host?.userId}`
  const suiteIds = host.coHosted.map(({ id }) => id)
  const owners = [host.userId, ...host.coHosted.map(({ ownerId }) => ownerId)]
  // The owners are named because bookings have an index by owner and none by home.
  return sql`(owner_id = any(${owners}::uuid[])
    and (owner_id = ${host.userId} or suite_id = any(${suiteIds}::uuid[])))`
}

/** Upcoming stays soonest first, all others latest first. */
export function listBookings(
  db: Db,
  list: BookingList,
  { offset, limit, ...of }: BookingFilter & { offset: number; limit: number },
): Promise<BookingRow[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .select(stayColumns)
    .where(belongsTo(of))
    .where(isInList(list, of))
    .orderBy('checkInAt', list === 'upcoming' ? 'asc' : 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export function listBookingsById(db: Db, ids: readonly string[]): Promise<BookingRow[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .select(stayColumns)
    .where('id', 'in', ids.length ? ids : [null])
    .execute()
}

export async function countBookings(
  db: Db,
  of: BookingFilter,
): Promise<Record<BookingList, number>> {
  const count = (list: BookingList) =>
    sql<number>`count(*) filter (where ${isInList(list, of)})`.as(list)
  return db
    .selectFrom('bookings')
    .select([count('upcoming'), count('past'), count('cancelled')])
    .where(belongsTo(of))
    .executeTakeFirstOrThrow()
}

export function listCancellations(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('bookingSteps')
    .leftJoin('bookingRefunds', (join) =>
      join
        .onRef('bookingRefunds.bookingId', '=', 'bookingSteps.bookingId')
        // A payment that came too late was never part of the stay's money.
        .on('cause', '<>', 'late'),
    )
    .select(['bookingSteps.bookingId', 'takenAt'])
    .select(sql<number>`coalesce(sum(credit_amount + card_amount), 0)::bigint`.as('refunded'))
    .where('bookingSteps.bookingId', 'in', ids.length ? ids : [null])
    .where('bookingSteps.status', '=', 'cancelled')
    .groupBy(['bookingSteps.bookingId', 'takenAt'])
    .execute()
}

export function listGuests(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'fullName', 'photoKey'])
    .where('id', 'in', ids.length ? ids : [null])
    .execute()
}

export async function countOpenStays(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('guestId', '=', userId), eb('ownerId', '=', userId)]))
    .where('status', 'in', ['held', 'confirmed'])
    .executeTakeFirstOrThrow()
  return count
}

export function listAllBookings(db: Db, guestId: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('suites', 'suites.id', 'bookings.suiteId')
    .selectAll('bookings')
    .select([
      'suites.name as suiteName',
      sql<string>`lower(nights)::text`.as('checkIn'),
      sql<string>`upper(nights)::text`.as('checkOut'),
    ])
    .where('guestId', '=', guestId)
    .orderBy('bookings.createdAt')
    .execute()
}

export async function eraseComments(db: Db, guestId: string): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ comments: '' })
    .where('guestId', '=', guestId)
    .where('comments', '<>', '')
    .execute()
}
