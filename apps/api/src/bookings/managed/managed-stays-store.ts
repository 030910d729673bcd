import type { GuestCounts } from '@marea/contract/calendar/guest-counts.ts'
import type { HostIdDocument } from '@marea/contract/identity/host-ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

/** Bookings have an index by owner and none by home, so the owners are named too. */
export type ManagedHomes = readonly { id: string; ownerId: string }[]

type DayRange = { from: string; to: string }

export type StayRow = GuestCounts & {
  id: string
  reference: string
  suiteId: string
  ownerId: string
  timeZone: string
  guest: string
  phone: string
  checkIn: string
  checkOut: string
  checkInAt: Temporal.Instant
  checkOutAt: Temporal.Instant
  checkedInAt: Temporal.Instant | null
  checkedOutAt: Temporal.Instant | null
}

const marks = {
  columns: sql`arrival.marked_at "checkedInAt", departure.marked_at "checkedOutAt"`,
  joins: sql`
    left join stay_marks arrival
      on arrival.booking_id = bookings.id and arrival.mark = 'checked_in'
    left join stay_marks departure
      on departure.booking_id = bookings.id and departure.mark = 'checked_out'`,
  none: sql`null "checkedInAt", null "checkedOutAt"`,
}

/** Confirmed or completed stays that the condition selects; marks cost two joins. */
async function listStays(
  db: Db,
  homes: ManagedHomes,
  {
    where,
    orderBy,
    limit,
    isMarked = false,
  }: {
    where: RawBuilder<boolean>
    orderBy: RawBuilder<unknown>
    limit: number
    isMarked?: boolean
  },
): Promise<StayRow[]> {
  const { rows } = await sql<StayRow>`
    select bookings.id, reference, suite_id "suiteId", owner_id "ownerId", full_name guest, phone,
      guests, children, infants, pets, lower(nights)::text "checkIn", upper(nights)::text "checkOut",
      check_in_at "checkInAt", check_out_at "checkOutAt",
      home_time_zone(suite_id) "timeZone",
      ${isMarked ? marks.columns : marks.none}
    from bookings
    join users on users.id = guest_id
    ${isMarked ? marks.joins : sql``}
    where ${isIn(homes)} and status in ('confirmed', 'completed') and ${where}
    order by ${orderBy}, bookings.id
    limit ${limit}`.execute(db)
  return rows
}

export function listArrivals(db: Db, homes: ManagedHomes, { from, limit }: From) {
  return listStays(db, homes, {
    where: sql`check_in_at >= (${from}::date - 1) and lower(nights) >= ${from}::date`,
    orderBy: sql`check_in_at`,
    limit,
  })
}

export function listDepartures(db: Db, homes: ManagedHomes, { from, limit }: From) {
  return listStays(db, homes, {
    where: sql`check_in_at >= (${from}::date - 190) and upper(nights) >= ${from}::date`,
    orderBy: sql`check_out_at`,
    limit,
  })
}

type From = { from: string; limit: number }

function todayAtHome(now: Temporal.Instant): RawBuilder<string> {
  return sql`(${now}::timestamptz at time zone home_time_zone(suite_id))::date`
}

export function listStaysOn(db: Db, homes: ManagedHomes, now: Temporal.Instant) {
  const today = todayAtHome(now)
  return listStays(db, homes, {
    where: sql`check_in_at >= ${now}::timestamptz - interval '191 days' and nights && daterange(${today} - 1, ${today} + 1)`,
    orderBy: sql`check_in_at`,
    limit: 200,
    isMarked: true,
  })
}

type UndecidedRow = {
  bookingId: string
  suiteId: string
  guest: string
  checkIn: string
  document: HostIdDocument
}

export async function listUndecidedHostIds(
  db: Db,
  homes: ManagedHomes,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<UndecidedRow[]> {
  const { rows } = await sql<UndecidedRow>`
    select bookings.id "bookingId", suite_id "suiteId", full_name guest,
      lower(nights)::text "checkIn", document
    from bookings
    join users on users.id = guest_id
    join host_ids on host_ids.reference = 'booking:' || bookings.id
    where ${isIn(homes)} and bookings.status = 'confirmed' and check_out_at > ${now}
      and host_ids.status = 'uploaded' and deleted_at is null
    order by check_in_at, bookings.id
    limit ${limit}`.execute(db)
  return rows
}

type MissingIdRow = {
  bookingId: string
  suiteId: string
  guest: string
  checkInAt: Temporal.Instant
  timeZone: string
}

export async function listArrivalsWithoutId(
  db: Db,
  homes: ManagedHomes,
  now: Temporal.Instant,
): Promise<MissingIdRow[]> {
  const { rows } = await sql<MissingIdRow>`
    select bookings.id "bookingId", suite_id "suiteId", full_name guest, check_in_at "checkInAt",
      home_time_zone(suite_id) "timeZone"
    from bookings
    join users on users.id = guest_id
    where ${isIn(homes)} and bookings.status = 'confirmed'
      and check_in_at >= ${now}::timestamptz - interval '2 days' and lower(nights) = ${todayAtHome(now)}
      and not exists (
        select from stay_marks where booking_id = bookings.id and mark = 'checked_in'
      )
      and not exists (
        select from host_ids
        where host_ids.reference = 'booking:' || bookings.id
          and host_ids.status <> 'rejected' and deleted_at is null
      )
    order by check_in_at, bookings.id`.execute(db)
  return rows
}

export type EarningRow = { checkIn: string; checkOut: string; isStay: boolean; earning: number }

/** What owners earn from each stay that has nights in a range; a canceled one has what was kept. */
export async function listEarnings(
  db: Db,
  homes: ManagedHomes,
  ranges: readonly DayRange[],
): Promise<EarningRow[]> {
  const during = ranges.map(
    ({ from, to }) => sql<boolean>`(check_in_at >= (${from}::date - 190)
      and check_in_at < (${to}::date + 1) and nights && daterange(${from}, ${to}))`,
  )
  const { rows } = await sql<EarningRow>`
    select lower(nights)::text "checkIn", upper(nights)::text "checkOut",
      status <> 'cancelled' "isStay",
      (select coalesce(sum((line ->> 'amount')::bigint - (line ->> 'commission')::bigint), 0)::bigint
        from jsonb_array_elements(coalesce(kept_lines, lines)) line
        where line ->> 'for' = 'owner') earning
    from bookings
    where ${isIn(homes)} and status in ('confirmed', 'completed', 'cancelled')
      and confirmed_at is not null and (${sql.join(during, sql` or `)})`.execute(db)
  return rows
}

function isIn(homes: ManagedHomes): RawBuilder<boolean> {
  const owners = [...new Set(homes.map(({ ownerId }) => ownerId))]
  const suites = homes.map(({ id }) => id)
  return sql`owner_id = any(${owners}::uuid[]) and suite_id = any(${suites}::uuid[])`
}

/** False if the stay has this mark already. */
export async function insertMark(
  db: Transaction,
  mark: {
    bookingId: string
    mark: 'checked_in' | 'checked_out'
    markedBy: string
    markedAt: Temporal.Instant
    recordedAt: Temporal.Instant
  },
): Promise<boolean> {
  const rows = await db
    .insertInto('stayMarks')
    .values(mark)
    .onConflict((conflict) => conflict.columns(['bookingId', 'mark']).doNothing())
    .returning('bookingId')
    .execute()
  return rows.length === 1
}

export function listMarks(db: Db, bookingId: string) {
  return db
    .selectFrom('stayMarks')
    .select(['mark', 'markedAt', 'recordedAt'])
    .where('bookingId', '=', bookingId)
    .execute()
}

export async function deleteMark(
  db: Transaction,
  bookingId: string,
  mark: 'checked_in' | 'checked_out',
): Promise<void> {
  await db
    .deleteFrom('stayMarks')
    .where('bookingId', '=', bookingId)
    .where('mark', '=', mark)
    .execute()
}
