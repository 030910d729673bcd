import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

type Reader = { roomId: string; userId: string }

export function listReadIds(db: Db, roomId: string) {
  return db
    .selectFrom('roomReaders')
    .select(['userId', 'readId', 'deliveredId', 'archivedId'])
    .where('roomId', '=', roomId)
    .execute()
}

/** The new read position, or nothing if it was already reached. */
export async function advanceReadPosition(
  db: Transaction,
  { roomId, userId, messageId }: Reader & { messageId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ readId: number }>`
    insert into room_readers (room_id, user_id, read_id)
    select ${roomId}, ${userId}, max(id) from messages
    where room_id = ${roomId} and id <= ${messageId} having max(id) is not null
    on conflict (room_id, user_id) do update set read_id = excluded.read_id
      where room_readers.read_id < excluded.read_id
    returning read_id`.execute(db)
  return rows[0]?.readId
}

/** An email that is already due keeps its time. */
export async function scheduleEmail(
  db: Transaction,
  { roomId, userId, mailDueAt }: Reader & { mailDueAt: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('roomReaders')
    .values({ roomId, userId, mailDueAt })
    .onConflict((conflict) =>
      conflict
        .columns(['roomId', 'userId'])
        .doUpdateSet({ mailDueAt: sql`coalesce(room_readers.mail_due_at, excluded.mail_due_at)` }),
    )
    .execute()
}

export function listDueEmails(db: Db, now: Temporal.Instant): Promise<Reader[]> {
  return db
    .selectFrom('roomReaders')
    .select(['roomId', 'userId'])
    .where('mailDueAt', '<=', now)
    .orderBy('mailDueAt')
    .limit(500)
    .execute()
}

/** Skips rows that another process is emailing. */
export function lockDueEmail(
  db: Transaction,
  { roomId, userId, now }: Reader & { now: Temporal.Instant },
) {
  return db
    .selectFrom('roomReaders')
    .selectAll()
    .where('roomId', '=', roomId)
    .where('userId', '=', userId)
    .where('mailDueAt', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function endEmail(
  db: Transaction,
  { roomId, userId }: Reader,
  mailed: { mailedId?: number; mailedAt?: Temporal.Instant } = {},
): Promise<void> {
  await db
    .updateTable('roomReaders')
    .set({ ...mailed, mailDueAt: null })
    .where('roomId', '=', roomId)
    .where('userId', '=', userId)
    .execute()
}

export function listUnread(
  db: Db,
  {
    roomId,
    from,
    readId,
  }: { roomId: string; from: { is: string } | { isNot: string }; readId: number },
) {
  return db
    .selectFrom('messages')
    .select(['id', 'text'])
    .where('roomId', '=', roomId)
    .where('kind', '=', 'words')
    .where('authorId', 'is' in from ? '=' : '<>', 'is' in from ? from.is : from.isNot)
    .where('id', '>', readId)
    .orderBy('id', 'desc')
    .execute()
}
