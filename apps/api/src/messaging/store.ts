import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Messages } from '#platform/generated/database.ts'

export type MessageRow = Selectable<Messages>
export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>

export type HomeConversation = ConversationRow & { suiteId: string; ownerId: string }

/**
 * Conversations with both participants; the owner is the home's current owner. A support
 * conversation has neither home nor owner.
 */
function conversations(db: Db) {
  return db
    .selectFrom('rooms')
    .innerJoin('users as guest', 'guest.id', 'rooms.guestId')
    .leftJoin('suites', 'suites.id', 'rooms.suiteId')
    .leftJoin('users as owner', 'owner.id', 'suites.ownerId')
    .select(['rooms.id', 'rooms.suiteId', 'rooms.guestId', 'rooms.lastMessageId'])
    .select(['rooms.bookingId', 'rooms.resolvedId', 'suites.ownerId', 'suites.name as suiteName'])
    .select(['guest.fullName as guestName', 'guest.photoKey as guestPhotoKey'])
    .select(['owner.fullName as ownerName', 'owner.photoKey as ownerPhotoKey'])
    .select(['guest.erasedAt as guestErasedAt', 'owner.erasedAt as ownerErasedAt'])
}

export function findConversation(db: Db, id: string, userId: string) {
  return conversationOf(db, id, userId).executeTakeFirst()
}

export function lockConversationOf(db: Transaction, id: string, userId: string) {
  return conversationOf(db, id, userId).forNoKeyUpdate('rooms').executeTakeFirst()
}

function conversationOf(db: Db, id: string, userId: string) {
  return conversations(db)
    .where('rooms.id', '=', id)
    .where((eb) => eb.or([eb('guestId', '=', userId), eb('suites.ownerId', '=', userId)]))
}

/** One writer at a time, so that message ids grow in the order of their commits. */
export function lockConversation(db: Transaction, id: string) {
  return conversations(db).where('rooms.id', '=', id).forNoKeyUpdate('rooms').executeTakeFirst()
}

export function findConversationOf(
  db: Db,
  { guestId, suiteId }: { guestId: string; suiteId: string },
) {
  return db
    .selectFrom('rooms')
    .select('id')
    .where('guestId', '=', guestId)
    .where('suiteId', '=', suiteId)
    .executeTakeFirst()
}

/** Undefined if somebody has opened it meanwhile. */
export function insertConversation(
  db: Transaction,
  conversation: { guestId: string; suiteId: string; openedAt: Temporal.Instant },
) {
  return db
    .insertInto('rooms')
    .values(conversation)
    .onConflict((conflict) => conflict.columns(['guestId', 'suiteId']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

type ConversationQuery = {
  userId: string
  before: number | undefined
  limit: number
  /** Undefined lists both. */
  isArchived?: boolean
}

/** Conversations without messages are in no list. */
export function listConversations(
  db: Db,
  { userId, before, limit, isArchived }: ConversationQuery,
) {
  return conversations(db)
    .select([unreadOf(userId).as('unread'), isArchivedBy(userId).as('isArchived')])
    .where((eb) => eb.or([eb('guestId', '=', userId), eb('suites.ownerId', '=', userId)]))
    .where('lastMessageId', 'is not', null)
    .$if(isArchived !== undefined, (query) =>
      query.where(isArchivedBy(userId), '=', isArchived ?? false),
    )
    .$if(before !== undefined, (query) => query.where('lastMessageId', '<', before ?? 0))
    .orderBy('lastMessageId', 'desc')
    .limit(limit)
    .execute()
}

export function listConversationsById(db: Db, userId: string, ids: readonly string[]) {
  return conversations(db)
    .select([unreadOf(userId).as('unread'), isArchivedBy(userId).as('isArchived')])
    .where('rooms.id', 'in', ids.length ? ids : [null])
    .execute()
}

/** A message newer than the archiving returns a conversation to the inbox. */
function isArchivedBy(userId: string) {
  return sql<boolean>`exists (
    select from room_readers
    where room_readers.room_id = rooms.id and user_id = ${userId}
      and archived_id >= rooms.last_message_id)`
}

/** Messages of the other side after the read position; notes and erased messages do not count. */
function unreadOf(userId: string) {
  return sql<number>`(
    select count(*) from messages
    where messages.room_id = rooms.id and text is not null
      and (author_id = rooms.guest_id) <> (rooms.guest_id = ${userId})
      and messages.id > coalesce((select read_id from room_readers
        where room_readers.room_id = rooms.id and user_id = ${userId}), 0))`
}

/** Counts one conversation, or without an id all that are not archived. */
export function countUnread(db: Db, userId: string, roomId?: string) {
  const unread = unreadOf(userId)
  return db
    .selectFrom('rooms')
    .leftJoin('suites', 'suites.id', 'rooms.suiteId')
    .select([
      sql<number>`coalesce(sum(${unread}), 0)::int`.as('count'),
      sql<number>`coalesce(max(last_message_id) filter (where ${unread} > 0), 0)`.as('newestId'),
    ])
    .where((eb) => eb.or([eb('guestId', '=', userId), eb('suites.ownerId', '=', userId)]))
    .$if(roomId !== undefined, (query) => query.where('rooms.id', '=', roomId ?? null))
    .$if(roomId === undefined, (query) => query.where(isArchivedBy(userId), '=', false))
    .executeTakeFirstOrThrow()
}

export function findMessages(db: Db, ids: readonly number[]): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('id', 'in', ids.length ? ids : [null])
    .execute()
}

type MessageRange = {
  before?: number | undefined
  after?: number | undefined
  from?: number | undefined
  limit: number
}

/** With `after` oldest first, otherwise newest first. */
export function listMessages(db: Db, roomId: string, { before, after, from, limit }: MessageRange) {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('roomId', '=', roomId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? 0))
    .$if(from !== undefined, (query) => query.where('id', '>=', from ?? 0))
    .orderBy('id', after === undefined ? 'desc' : 'asc')
    .limit(limit)
    .execute()
}

export function findByClientId(db: Db, authorId: string, clientId: string) {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('authorId', '=', authorId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
}

/** One statement, because every message waits for it; undefined if the note already exists. */
export function insertMessage(
  db: Transaction,
  message: Insertable<Messages>,
): Promise<MessageRow | undefined> {
  return db
    .with('written', (cte) =>
      cte
        .insertInto('messages')
        .values(message)
        .onConflict((conflict) => conflict.column('eventId').doNothing())
        .returningAll(),
    )
    .with('newest', (cte) =>
      cte
        .updateTable('rooms')
        .from('written')
        .set(({ ref }) => ({ lastMessageId: ref('written.id') }))
        .whereRef('rooms.id', '=', 'written.roomId'),
    )
    .selectFrom('written')
    .selectAll()
    .executeTakeFirst()
}

export function listSentMessages(db: Db, authorId: string) {
  return db
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.id', 'messages.roomId')
    .leftJoin('suites', 'suites.id', 'rooms.suiteId')
    .select(['suites.name as suite', 'text', 'sentAt'])
    .where('authorId', '=', authorId)
    .orderBy('messages.id')
    .execute()
}

export async function eraseMessages(db: Db, userId: string): Promise<void> {
  await db.updateTable('messages').set({ text: null }).where('authorId', '=', userId).execute()
  await db.deleteFrom('roomReaders').where('userId', '=', userId).execute()
}

type UnansweredRow = {
  room: string
  slug: string
  name: string
  guest: string
  text: string
  sentAt: Temporal.Instant
}

/** Conversations whose last written message is the guest's; notes and automatic messages do not count. */
export async function listUnanswered(
  db: Db,
  { ownerId, since, limit }: { ownerId: string; since: Temporal.Instant; limit: number },
): Promise<UnansweredRow[]> {
  const { rows } = await sql<UnansweredRow>`
    select rooms.id room, suites.slug, suites.name, users.full_name guest, last.text,
      last.sent_at "sentAt"
    from suites
    join rooms on rooms.suite_id = suites.id
    join users on users.id = rooms.guest_id and users.erased_at is null
    cross join lateral (
      select author_id, text, sent_at from messages
      where messages.room_id = rooms.id and kind = 'words' and occasion is null
      order by id desc limit 1
    ) last
    where suites.owner_id = ${ownerId} and last.author_id = rooms.guest_id
      and last.text is not null and last.sent_at >= ${since}
    order by last.sent_at
    limit ${limit}`.execute(db)
  return rows
}
