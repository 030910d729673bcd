import type { Language } from '@marea/contract/platform/language.ts'
import type { Db, Transaction } from '#platform/db/database.ts'

export type StatementOwner = {
  id: string
  fullName: string
  language: Language
  homes: { id: string; ownerId: string; slug: string; name: string }[]
}

/** An owner with every home they have, listed or not. */
export async function findStatementOwner(db: Db, id: string): Promise<StatementOwner | undefined> {
  const owner = await db
    .selectFrom('users')
    .select(['id', 'fullName', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!owner) return undefined
  const homes = await db
    .selectFrom('suites')
    .select(['id', 'ownerId', 'slug', 'name'])
    .where('ownerId', '=', id)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { ...owner, homes }
}

/** The account's expenses refer to this row, so while it is locked none can be recorded. */
export async function lockOwner(db: Transaction, id: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
}

export async function listGuestNames(
  db: Db,
  bookingIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'guestId')
    .select(['bookings.id', 'fullName'])
    .where('bookings.id', 'in', bookingIds.length ? bookingIds : [null])
    .execute()
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}
