import { audienceOf, liveKinds } from '@marea/contract/platform/events.ts'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'

type Db = Database | Transaction

export type LiveEventRow = {
  id: number
  kind: string
  subject: string
  data: Record<string, unknown>
}

/** The data fields that name people who hear of an event. */
const audienceFields = [...new Set(liveKinds.flatMap(audienceOf))].filter(
  (field) => field !== 'subject',
)

export async function findLiveEvent(db: Db, id: number): Promise<LiveEventRow | undefined> {
  const { rows } = await sql<LiveEventRow>`
    select id, kind, subject, data from events
    where id = ${id} and kind = any(${liveKinds})`.execute(db)
  return rows[0]
}

/**
 * Events that name the user, in order. Ids are assigned before commits, so an event with a lower
 * id may have been committed after the last one that was sent.
 */
export async function listLiveEventsSince(
  db: Db,
  { userId, last, limit }: { userId: string; last: number; limit: number },
): Promise<LiveEventRow[]> {
  const { rows } = await sql<LiveEventRow>`
    select id, kind, subject, data from events
    where id > ${last - 1000} and kind = any(${liveKinds})
      and (subject = ${`user:${userId}`} or exists (
        select from unnest(${audienceFields}::text[]) field where data ->> field = ${userId}))
      and (id > ${last} or (id <> ${last} and occurred_at >
        (select occurred_at from events where id = ${last}) - interval '30 seconds'))
    order by id limit ${limit}`.execute(db)
  return rows
}

export async function findNewestEventId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from events order by id desc limit 1`.execute(db)
  return rows[0]?.id ?? 0
}
