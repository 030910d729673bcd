import { audienceOf, liveKinds } from '@marea/contract/events.ts'
import { sql } from 'kysely'
import { createBatchedLookup } from '#platform/db/batched-lookup.ts'
import type { Db } from '#platform/db/database.ts'

export type LiveEventRow = {
  id: number
  kind: string
  subject: string
  data: Record<string, unknown>
}

type MissedQuery = { userId: string; suiteIds: readonly string[]; last: number; limit: number }

const audienceFields = [...new Set(liveKinds.flatMap(audienceOf))].filter(
  (field) => field !== 'subject',
)

/** Many events may be committed at once, so they are read together. */
export const findLiveEvent = createBatchedLookup({
  batchSize: 100,
  async find(db: Db, ids: number[]): Promise<LiveEventRow[]> {
    const { rows } = await sql<LiveEventRow>`
      select id, kind, subject, data from events
      where id = any(${ids}::bigint[]) and kind = any(${liveKinds})`.execute(db)
    return rows
  },
  isFor: ({ id }, wanted) => id === wanted,
})

/**
 * Events that name the user or one of these homes, in order. Ids are assigned before commits, so an event with a lower
 * id may have been committed after the last one that was sent.
 */
export async function listLiveEventsSince(
  db: Db,
  { userId, suiteIds, last, limit }: MissedQuery,
): Promise<LiveEventRow[]> {
  const subjects = suiteIds.map((id) => `suite:${id}`)
  const { rows } = await sql<LiveEventRow>`
    select id, kind, subject, data from events
    where id > ${last - 1000} and kind = any(${liveKinds})
      and (subject = ${`user:${userId}`} or exists (
        select from unnest(${audienceFields}::text[]) field where data ->> field = ${userId})
        or data ->> 'suiteId' = any(${suiteIds}) or subject = any(${subjects}))
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
