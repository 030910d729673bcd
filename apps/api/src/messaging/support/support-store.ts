import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

export function findSupportOf(db: Db, guestId: string) {
  return db
    .selectFrom('rooms')
    .select('id')
    .where('guestId', '=', guestId)
    .where('suiteId', 'is', null)
    .executeTakeFirst()
}

/** Undefined if the person has opened it meanwhile. */
export function insertSupport(
  db: Transaction,
  room: { guestId: string; openedAt: Temporal.Instant },
) {
  return db
    .insertInto('rooms')
    .values(room)
    .onConflict((conflict) => conflict.column('guestId').where('suiteId', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function updateSupport(
  db: Transaction,
  id: string,
  change: { bookingId: string } | { resolvedId: number },
): Promise<void> {
  await db.updateTable('rooms').set(change).where('id', '=', id).execute()
}

export function findSupportBookings(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('bookings')
    .innerJoin('suites', 'suites.id', 'bookings.suiteId')
    .select(['bookings.id', 'bookings.reference', 'bookings.guestId', 'suites.name as home'])
    .select([
      sql<string>`lower(nights)::text`.as('checkIn'),
      sql<string>`upper(nights)::text`.as('checkOut'),
    ])
    .where('bookings.id', 'in', ids.length ? ids : [null])
    .execute()
}

/** What the person wrote after the last answer and the last resolution. */
const waitingSince = sql<Temporal.Instant | null>`(
  select min(sent_at) from messages
  where messages.room_id = rooms.id and author_id = rooms.guest_id and text is not null
    and id > greatest(rooms.resolved_id, (select max(answer.id) from messages answer
      where answer.room_id = rooms.id and answer.author_id <> rooms.guest_id)))`

/** The team shares one read position. */
const unreadByTeam = sql<number>`(
  select count(*)::int from messages
  where messages.room_id = rooms.id and author_id = rooms.guest_id and text is not null
    and id > coalesce((select max(read_id) from room_readers
      where room_readers.room_id = rooms.id and user_id <> rooms.guest_id), 0))`

function supportRooms(db: Db) {
  return db
    .selectFrom('rooms')
    .innerJoin('users', 'users.id', 'rooms.guestId')
    .leftJoin('roomReaders', (join) =>
      join
        .onRef('roomReaders.roomId', '=', 'rooms.id')
        .onRef('roomReaders.userId', '=', 'rooms.guestId'),
    )
    .select(['rooms.id', 'rooms.guestId', 'rooms.suiteId', 'rooms.bookingId', 'rooms.resolvedId'])
    .select(['users.fullName', 'users.photoKey', 'users.erasedAt', 'roomReaders.readId'])
    .select([waitingSince.as('waitingSince'), unreadByTeam.as('unread')])
    .select((eb) => eb.ref('rooms.lastMessageId').$notNull().as('lastMessageId'))
    .where('rooms.suiteId', 'is', null)
    .where('rooms.lastMessageId', 'is not', null)
}

export type SupportRow = Awaited<ReturnType<typeof listSupport>>[number]

/** The longest waiting first, then the newest. */
export function listSupport(db: Db, { isResolved, limit }: { isResolved: boolean; limit: number }) {
  return supportRooms(db)
    .whereRef('rooms.resolvedId', isResolved ? '>=' : '<', 'rooms.lastMessageId')
    .orderBy('waitingSince', (order) => order.asc().nullsLast())
    .orderBy('rooms.lastMessageId', 'desc')
    .limit(limit)
    .execute()
}

export function findSupport(db: Db, id: string) {
  return supportRooms(db).where('rooms.id', '=', id).executeTakeFirst()
}

/** Photos of sent messages only. */
export function findSupportPhoto(db: Db, { id, roomId }: { id: string; roomId: string }) {
  return db
    .selectFrom('messagePhotos')
    .innerJoin('rooms', 'rooms.id', 'messagePhotos.roomId')
    .select('messagePhotos.id')
    .where('messagePhotos.id', '=', id)
    .where('rooms.id', '=', roomId)
    .where('rooms.suiteId', 'is', null)
    .where('messageId', 'is not', null)
    .executeTakeFirst()
}

export async function countWaiting(db: Db) {
  const { rows } = await sql<{
    count: number
    oldestAt: Temporal.Instant | null
    name: string | null
    detail: string | null
  }>`
    select count(*)::int as count, min(since) as oldest_at,
      (array_agg(full_name order by since))[1] as name,
      (array_agg(reference order by since))[1] as detail
    from (
      select ${waitingSince} as since, users.full_name, bookings.reference
      from rooms
      join users on users.id = rooms.guest_id
      left join bookings on bookings.id = rooms.booking_id
      where rooms.suite_id is null and rooms.resolved_id < rooms.last_message_id
    ) open
    where since is not null`.execute(db)
  return rows[0]
}
