import type { EmailState } from '@marea/contract/operations/emails.ts'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DB, OutgoingMails } from '#platform/generated/database.ts'

/** A search text, and the people and bookings that it names. */
type FoundText = {
  text: string
  peopleIds: readonly string[]
  bookingIds: readonly string[]
}

export type LogFilter = {
  state?: EmailState | undefined
  kind?: string | undefined
  from?: Temporal.Instant | undefined
  before?: Temporal.Instant | undefined
  found?: FoundText | undefined
}

type LoggedRow = Omit<Selectable<OutgoingMails>, 'data'> & { state: EmailState }

const state = sql<EmailState>`case
  when status in ('queued', 'sending') then 'waiting'
  when status <> 'failed' then status::text
  when failure ~ 'bounced' then 'bounced'
  when failure ~ '^rejected' then 'refused'
  else 'given_up' end`

type Rows = SelectQueryBuilder<DB, 'outgoingMails', Record<never, never>>

function filtered(query: Rows, { kind, from, before, found }: LogFilter): Rows {
  let rows = query
  if (kind) rows = rows.where('kind', '=', kind)
  if (from) rows = rows.where('createdAt', '>=', from)
  if (before) rows = rows.where('createdAt', '<', before)
  if (!found) return rows
  const part = `%${found.text.replace(/[\\%_]/g, '\\$&')}%`
  return rows.where((eb) =>
    eb.or([
      eb('recipient', 'ilike', part),
      eb('subject', 'ilike', part),
      eb('recipientId', '=', sql<string>`any(${found.peopleIds}::uuid[])`),
      eb('bookingId', '=', sql<string>`any(${found.bookingIds}::uuid[])`),
    ]),
  )
}

export function listLogged(
  db: Db,
  filter: LogFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LoggedRow[]> {
  return filtered(db.selectFrom('outgoingMails'), filter)
    .select(['id', 'key', 'writer', 'kind', 'status', 'attempts', 'failure', 'mayRepeat'])
    .select(['recipient', 'recipientId', 'language', 'subject', 'bookingId'])
    .select(['createdAt', 'nextAttemptAt', 'sendingAt', 'handedOverAt', 'endedAt'])
    .select(state.as('state'))
    .$if(filter.state !== undefined, (query) => query.where(state, '=', filter.state ?? 'sent'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countLogged(
  db: Db,
  filter: LogFilter,
): Promise<{ state: EmailState; count: number }[]> {
  return filtered(db.selectFrom('outgoingMails'), filter)
    .select([state.as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute()
}

/** Undefined where there is no such email. */
export async function findLoggedKind(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('outgoingMails')
    .select(['kind', 'writer'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && (row.kind ?? row.writer)
}

/** Keeps the time at which an email was sent, but not its recipient. */
export async function eraseRecipient(
  db: Db,
  { userId, address }: { userId: string; address: string | null },
): Promise<void> {
  await db
    .updateTable('outgoingMails')
    .set({ recipient: null, recipientId: null, subject: null })
    .where((eb) =>
      eb.or([
        eb('recipientId', '=', userId),
        ...(address === null ? [] : [eb('recipient', '=', address)]),
      ]),
    )
    .execute()
}
