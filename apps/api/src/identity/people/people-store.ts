import type { PersonFilter, PersonSort } from '@marea/contract/operations/people.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import { orderBy } from '#platform/db/order-by.ts'

export type PeopleSearch = {
  text: string
  show?: PersonFilter | undefined
  sort?: PersonSort | undefined
}

const sortedBy = { name: sql`lower(full_name)`, email: sql`lower(email)`, since: sql`created_at` }

export function listPeople(
  db: Db,
  search: PeopleSearch,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom('users')
    .select(['id', 'fullName', 'email', 'profile', 'createdAt', 'lockedAt'])
    .where(isFound(search))
    .orderBy(orderBy(search.sort, sortedBy, sql`created_at desc`))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countPeople(db: Db, search: PeopleSearch): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isFound(search))
    .executeTakeFirstOrThrow()
  return count
}

/** By a part of the name or email, or by digits of the phone. */
function isFound({ text, show }: PeopleSearch): RawBuilder<boolean> {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const digits = text.replace(/\D/g, '')
  const phone =
    digits.length >= 7
      ? sql`regexp_replace(phone, '\\D', '', 'g') like ${`%${digits}%`}`
      : sql`false`
  return sql`erased_at is null and ${isShown(show)}
    and (full_name ilike ${part} or email ilike ${part} or ${phone})`
}

function isShown(show: PersonFilter | undefined): RawBuilder<boolean> {
  if (show === undefined) return sql`true`
  return show === 'locked' ? sql`locked_at is not null` : sql`profile = ${show}`
}

export async function updateLockedAt(db: Transaction, id: string, at: Temporal.Instant | null) {
  await db.updateTable('users').set({ lockedAt: at }).where('id', '=', id).execute()
}

export async function updateApprovesFrom(
  db: Transaction,
  id: string,
  approvesFrom: Temporal.Instant | null,
) {
  await db.updateTable('users').set({ approvesFrom }).where('id', '=', id).execute()
}

/** Whether the person has a way to sign in, or has a device on which they did. */
export async function wasEverUsed(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('secretKind', '<>', 'none'),
        ...(['sessions', 'knownDevices', 'userIdentities', 'passkeys'] as const).map((table) =>
          exists(selectFrom(table).select('userId').where('userId', '=', id)),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}
