import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

type NewNotification = {
  recipientId: string
  kind: NotificationKind
  source: string
  facts: object
  aboutId: string | null
  isShown: boolean
  createdAt: Temporal.Instant
  readAt: Temporal.Instant | null
}

/** Undefined if the recipient already has it, or has deleted the account. */
export async function insertNotification(
  db: Transaction,
  { facts, ...given }: NewNotification,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into notifications
      (recipient_id, kind, source, facts, about_id, is_shown, created_at, read_at)
    select id, ${given.kind}, ${given.source}, ${JSON.stringify(facts)}::jsonb, ${given.aboutId},
      ${given.isShown}, ${given.createdAt}, ${given.readAt}
    from users where id = ${given.recipientId} and erased_at is null
    on conflict on constraint notifications_once do nothing
    returning id`.execute(db)
  return rows[0]?.id
}

export type NotificationRow = {
  id: number
  kind: string
  facts: unknown
  createdAt: Temporal.Instant
  readAt: Temporal.Instant | null
}

type ListQuery = {
  recipientId: string
  kinds: readonly string[]
  isUnread: boolean
  before: number | undefined
  limit: number
}

export function listNotifications(
  db: Db,
  { recipientId, kinds, isUnread, before, limit }: ListQuery,
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(['id', 'kind', 'facts', 'createdAt', 'readAt'])
    .where('recipientId', '=', recipientId)
    .where('isShown', '=', true)
    .where('kind', 'in', kinds)
    .$if(isUnread, (query) => query.where('readAt', 'is', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function listAllNotifications(db: Db, recipientId: string): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(['id', 'kind', 'facts', 'createdAt', 'readAt'])
    .where('recipientId', '=', recipientId)
    .orderBy('id')
    .execute()
}

export function countByKind(db: Db, recipientId: string) {
  return db
    .selectFrom('notifications')
    .select('kind')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(*) filter (where read_at is null)`.as('unread'))
    .where('recipientId', '=', recipientId)
    .where('isShown', '=', true)
    .groupBy('kind')
    .execute()
}

export async function countUnread(
  db: Db,
  recipientId: string,
  kinds: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipientId', '=', recipientId)
    .where('isShown', '=', true)
    .where('readAt', 'is', null)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return count
}

export function findNotification(db: Db, recipientId: string, id: number) {
  return db
    .selectFrom('notifications')
    .select(['id', 'readAt'])
    .where('recipientId', '=', recipientId)
    .where('isShown', '=', true)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findForPush(db: Db, id: number) {
  return db
    .selectFrom('notifications')
    .select(['recipientId', 'kind', 'facts', 'readAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Marks all up to one, or that one alone; returns how many were unread. */
export async function setRead(
  db: Db,
  recipientId: string,
  { id, upTo, now }: { id?: number; upTo?: number; now: Temporal.Instant },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('recipientId', '=', recipientId)
    .where('readAt', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Marks the messages of a conversation up to one; returns how many were unread. */
export async function setMessagesRead(
  db: Db,
  recipientId: string,
  { roomId, upTo, now }: { roomId: string; upTo: number; now: Temporal.Instant },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('recipientId', '=', recipientId)
    .where('kind', '=', 'message')
    .where('readAt', 'is', null)
    .where(sql`facts->>'roomId'`, '=', roomId)
    .where(sql<number>`(facts->>'messageId')::bigint`, '<=', upTo)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function deleteNotificationsBefore(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('notifications').where('createdAt', '<', before).execute()
}

/** Those of the person, and those that name them to others. */
export async function deleteNotificationsOf(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.or([eb('recipientId', '=', userId), eb('aboutId', '=', userId)]))
    .execute()
}
