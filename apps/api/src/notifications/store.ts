import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Event } from '#platform/events/events.ts'

export type ToldEvent = Pick<Event, 'id' | 'kind' | 'data'>

/** Only what a person may see on their own screen; identity keeps its events to itself. */
const told = '^(wallet|payments|booking|messaging|notifications)\\.'

export async function findToldEvent(
  db: Database | Transaction,
  id: number,
): Promise<ToldEvent | undefined> {
  const { rows } = await sql<ToldEvent>`
    select id, kind, data from events where id = ${id} and kind ~ ${told}`.execute(db)
  return rows[0]
}

/** Ids are given before commits, so one with a lower id may have come after the last that was told. */
export async function listToldSince(
  db: Database | Transaction,
  { userId, last, limit }: { userId: string; last: number; limit: number },
): Promise<ToldEvent[]> {
  const { rows } = await sql<ToldEvent>`
    select id, kind, data from events
    where subject = ${`user:${userId}`} and kind ~ ${told}
      and (id > ${last} or (id > ${last - 1000} and id <> ${last} and occurred_at >
        (select occurred_at from events where id = ${last}) - interval '30 seconds'))
    order by id limit ${limit}`.execute(db)
  return rows
}

export async function findLastTold(db: Database | Transaction, userId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from events where subject = ${`user:${userId}`} order by id desc limit 1`.execute(db)
  return rows[0]?.id ?? 0
}
