import { type Occasion, sendingTimes } from '@marea/contract/messaging/automatic-messages.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { AutomaticMessages, BookingStatus } from '#platform/generated/database.ts'

export function listAutomaticMessages(db: Db, suiteId: string) {
  return db
    .selectFrom('automaticMessages')
    .leftJoin('users', 'users.id', 'changedBy')
    .selectAll('automaticMessages')
    .select('users.fullName as changedByName')
    .where('suiteId', '=', suiteId)
    .execute()
}

export function listWritten(db: Db, changedBy: string) {
  return db
    .selectFrom('automaticMessages')
    .innerJoin('suites', 'suites.id', 'automaticMessages.suiteId')
    .select(['suites.name as suite', 'occasion', 'textEn', 'textEs'])
    .where('changedBy', '=', changedBy)
    .execute()
}

export async function upsertAutomaticMessage(
  db: Transaction,
  row: Insertable<AutomaticMessages>,
): Promise<void> {
  await db
    .insertInto('automaticMessages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['suiteId', 'occasion']).doUpdateSet(row))
    .execute()
}

export type DueMessage = { bookingId: string; occasion: Occasion; suiteId: string; guestId: string }

type DueQuery = { now: Temporal.Instant; only?: { bookingId: string; occasion: Occasion } }

/**
 * When each occasion of a booking comes and until when its message is of use. A home that guests
 * leave very early hears two hours before. What was due before the booking was made or the message
 * was turned on is not sent afterwards.
 */
function due({ now, only }: DueQuery) {
  const atHome = (day: ReturnType<typeof sql>, clock: string) =>
    sql`((${day} + ${clock}::time) at time zone places.time_zone)`
  return sql`
    select bookings.id "bookingId", automatic.occasion, bookings.suite_id "suiteId",
      bookings.guest_id "guestId"
    from automatic_messages automatic
    join bookings on bookings.suite_id = automatic.suite_id and bookings.status = 'confirmed'
      and bookings.check_out_at > ${now}
    join suites on suites.id = automatic.suite_id
    join places on places.slug = suites.place
    join users guest on guest.id = bookings.guest_id and guest.erased_at is null
    join users owner on owner.id = suites.owner_id and owner.erased_at is null
    cross join lateral (select
      case automatic.occasion
        when 'booking_confirmed' then bookings.confirmed_at
        when 'day_before_arrival'
          then ${atHome(sql`(lower(bookings.nights) - 1)`, sendingTimes.day_before_arrival)}
        else least(${atHome(sql`upper(bookings.nights)`, sendingTimes.checkout)},
          bookings.check_out_at - interval '2 hours')
      end due_at,
      case automatic.occasion
        when 'booking_confirmed' then bookings.confirmed_at + interval '1 day'
        when 'day_before_arrival' then bookings.check_in_at
        else bookings.check_out_at
      end useful_until) occasion
    where automatic.on_since is not null and due_at >= automatic.on_since
      and due_at >= bookings.confirmed_at and due_at <= ${now} and useful_until > ${now}
      and not exists (select from messages
        where messages.booking_id = bookings.id and messages.occasion = automatic.occasion)
      ${only ? sql`and bookings.id = ${only.bookingId} and automatic.occasion = ${only.occasion}` : sql``}
    order by due_at limit 500`
}

export async function listDueMessages(db: Db, now: Temporal.Instant): Promise<DueMessage[]> {
  return (await sql<DueMessage>`${due({ now })}`.execute(db)).rows
}

/** Waits for a concurrent change or cancellation of the booking and reads its result. */
export async function lockDueMessage(
  db: Transaction,
  { bookingId, occasion }: Pick<DueMessage, 'bookingId' | 'occasion'>,
  now: Temporal.Instant,
): Promise<DueMessage | undefined> {
  await sql`select from bookings where id = ${bookingId} for share`.execute(db)
  const query = due({ now, only: { bookingId, occasion } })
  return (await sql<DueMessage>`${query}`.execute(db)).rows[0]
}

type StayOfGuest = {
  guestName: string
  guestLanguage: Language
  status: BookingStatus
  reference: string
  guests: number
  checkIn: string
  checkOut: string
  checkInAt: Temporal.Instant
  checkOutAt: Temporal.Instant
}

function stays(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.guestId')
    .select(['users.fullName as guestName', 'users.language as guestLanguage'])
    .select(['bookings.status', 'reference', 'guests', 'checkInAt', 'checkOutAt'])
    .select([
      sql<string>`lower(nights)::text`.as('checkIn'),
      sql<string>`upper(nights)::text`.as('checkOut'),
    ])
}

export function findStay(db: Db, bookingId: string): Promise<StayOfGuest | undefined> {
  return stays(db).where('bookings.id', '=', bookingId).executeTakeFirst()
}

export function findNextStay(
  db: Db,
  suiteId: string,
  now: Temporal.Instant,
): Promise<StayOfGuest | undefined> {
  return stays(db)
    .where('bookings.suiteId', '=', suiteId)
    .where('bookings.status', '=', 'confirmed')
    .where('checkOutAt', '>', now)
    .where('users.erasedAt', 'is', null)
    .orderBy(sql`check_in_at <= ${now}`)
    .orderBy('checkInAt')
    .limit(1)
    .executeTakeFirst()
}
