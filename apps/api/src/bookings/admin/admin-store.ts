import type { AdminFilter, AdminSort } from '@marea/contract/bookings/admin-bookings.ts'
import { type RawBuilder, sql } from 'kysely'
import { chargeByPayment } from '#bookings/payment/payment-store.ts'
import type { Db } from '#platform/db/database.ts'
import { orderBy } from '#platform/db/order-by.ts'

export type BookingSearch = {
  show: AdminFilter
  find: string
  from?: string | undefined
  to?: string | undefined
  sort?: AdminSort | undefined
  now: Temporal.Instant
}

function isShown({ show, now }: BookingSearch): RawBuilder<boolean> {
  if (show === 'held') return sql`bookings.status = 'held' and hold_expires_at > ${now}`
  if (show === 'cancelled') return sql`bookings.status = 'cancelled'`
  if (show === 'past') {
    return sql`(bookings.status = 'completed'
      or (bookings.status = 'confirmed' and check_out_at <= ${now}))`
  }
  if (show === 'current') {
    return sql`bookings.status = 'confirmed' and check_in_at <= ${now} and check_out_at > ${now}`
  }
  return sql`bookings.status = 'confirmed' and check_in_at > ${now}`
}

/** A search looks through bookings of every state. */
function isFound(search: BookingSearch): RawBuilder<boolean> {
  if (search.find === '') return isShown(search)
  const part = `%${search.find.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`(reference ilike ${part} or suites.name ilike ${part} or guest.full_name ilike ${part}
    or guest.email ilike ${part} or owner.full_name ilike ${part})`
}

function isWithin({ from, to }: BookingSearch): RawBuilder<boolean> {
  return sql`lower(nights) between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`
}

const sortedBy = {
  guest: sql`lower(guest.full_name)`,
  home: sql`lower(suites.name)`,
  stay: sql`check_in_at`,
  total: sql`total_amount`,
}

type Listed = { id: string; guestName: string; ownerName: string }

/** Unless sorted, upcoming stays come soonest first and all others latest first. */
export async function searchBookings(
  db: Db,
  search: BookingSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Listed[]; count: number }> {
  const from = sql`from bookings
    join suites on suites.id = bookings.suite_id
    join users guest on guest.id = bookings.guest_id
    join users owner on owner.id = bookings.owner_id
    where ${isFound(search)} and ${isWithin(search)}`
  const isSoonestFirst = search.show === 'upcoming' && search.find === ''
  const otherwise = isSoonestFirst ? sql`check_in_at` : sql`check_in_at desc`
  const { rows } = await sql<Listed>`
    select bookings.id, guest.full_name "guestName", owner.full_name "ownerName" ${from}
    order by ${orderBy(search.sort, sortedBy, otherwise)}, bookings.id limit ${limit} offset ${offset}`.execute(
    db,
  )
  const counted = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

export function listPayments(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingPayments')
    .leftJoin('charges', (join) =>
      join
        .onRef('charges.reference', '=', 'bookingPayments.bookingId')
        .on('charges.requestKey', '=', chargeByPayment),
    )
    .select(['bookingPayments.id', 'bookingPayments.createdAt', 'bookingPayments.status'])
    .select(['creditAmount', 'cardAmount', 'failureCode'])
    .where('bookingId', '=', bookingId)
    .orderBy('bookingPayments.createdAt')
    .execute()
}

export function listRefunds(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingRefunds')
    .select(['id', 'createdAt', 'cause', 'creditAmount', 'cardAmount', 'toCardAmount'])
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .execute()
}

/** What administrators have refunded of a booking, so that parts of it don't stay below the limit. */
export async function sumOperatorRefunds(db: Db, bookingId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('bookingRefunds')
    .select(sql<number>`coalesce(sum(credit_amount + card_amount), 0)::bigint`.as('sum'))
    .where('bookingId', '=', bookingId)
    .where('cause', '=', 'operator')
    .executeTakeFirstOrThrow()
  return sum
}

export function listDoneChanges(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingChanges')
    .select(['before', 'after', 'endedAt'])
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'done')
    .orderBy('endedAt')
    .execute()
}

export function listStepsWithNames(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingSteps')
    .leftJoin('users', 'users.id', 'bookingSteps.actorId')
    .select(['status', 'takenAt', 'reason', 'fullName'])
    .where('bookingId', '=', bookingId)
    .orderBy('takenAt')
    .orderBy('status')
    .execute()
}

export function findContact(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['fullName', 'email', 'phone', 'language', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
