import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { OutgoingMails } from '#platform/generated/database.ts'

export type OutgoingRow = Selectable<OutgoingMails>

export async function insertOutgoing(db: Db, row: Insertable<OutgoingMails>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('outgoingMails')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export function claimOutgoing(
  db: Db,
  id: string,
  now: Temporal.Instant,
): Promise<OutgoingRow | undefined> {
  return db
    .updateTable('outgoingMails')
    .set((eb) => ({
      status: 'sending',
      attempts: eb('attempts', '+', 1),
      sendingAt: now,
      handedOverAt: null,
    }))
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst()
}

/** Changes an attempt only while it is running: once another process has taken it over, nothing changes. */
export async function updateSending(
  db: Db,
  { id, attempts }: Pick<OutgoingRow, 'id' | 'attempts'>,
  set: Updateable<OutgoingMails>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outgoingMails')
    .set(set)
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSending(
  db: Db,
  { id, attempts }: Pick<OutgoingRow, 'id' | 'attempts'>,
): Promise<void> {
  await db
    .deleteFrom('outgoingMails')
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute()
}

export async function listDueOutgoing(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('outgoingMails')
    .select('id')
    .where('status', '=', 'queued')
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

export function listAbandonedOutgoing(db: Db, before: Temporal.Instant): Promise<OutgoingRow[]> {
  return db
    .selectFrom('outgoingMails')
    .selectAll()
    .where('status', '=', 'sending')
    .where('sendingAt', '<', before)
    .limit(500)
    .execute()
}

export async function retryUnreachableNow(db: Db, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('outgoingMails')
    .set({ nextAttemptAt: now })
    .where('status', '=', 'queued')
    .where('nextAttemptAt', '>', now)
    .where('failure', 'like', 'unreachable%')
    .execute()
}

export async function deleteEndedOutgoing(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('outgoingMails').where('endedAt', '<', before).execute()
}

export async function deleteQueuedTo(db: Db, address: string): Promise<void> {
  await db
    .deleteFrom('outgoingMails')
    .where('status', '=', 'queued')
    .where(sql`data->>'to'`, '=', address)
    .execute()
}

export async function countStuckOutgoing(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('outgoingMails')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['unknown', 'failed']),
        eb.and([eb('status', '=', 'queued'), eb('attempts', '>', 0)]),
      ]),
    )
    .groupBy('status')
    .execute()
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  return {
    retrying: counts.queued ?? 0,
    unknown: counts.unknown ?? 0,
    failed: counts.failed ?? 0,
  }
}

/** The event that a key names; undefined where it names none. */
export async function findEventOfKey(
  db: Db,
  key: string,
): Promise<{ kind: string; data: unknown } | undefined> {
  const [, id] = /^event:(\d+)/.exec(key) ?? []
  if (id === undefined) return undefined
  return db
    .selectFrom('events')
    .select(['kind', 'data'])
    .where('id', '=', Number(id))
    .executeTakeFirst()
}

/** False if it is not waiting, because it was sent or is being sent. */
export async function makeDueNow(db: Db, id: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outgoingMails')
    .set({ nextAttemptAt: now })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
