import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { ApiTokens } from '#platform/generated/database.ts'

export type ApiTokenRow = Omit<Selectable<ApiTokens>, 'tokenHash'>

const shown = [
  'id',
  'userId',
  'name',
  'scopes',
  'ending',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
] as const

/** One creation at a time, or two could each see the last place that is left. */
export async function lockTokensOf(db: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api-tokens:${userId}`}, 0))`.execute(
    db,
  )
}

export function listTokens(db: Db, userId: string): Promise<ApiTokenRow[]> {
  return db
    .selectFrom('apiTokens')
    .select(shown)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

export function insertToken(db: Transaction, token: Insertable<ApiTokens>): Promise<ApiTokenRow> {
  return db.insertInto('apiTokens').values(token).returning(shown).executeTakeFirstOrThrow()
}

export async function deleteToken(db: Transaction, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('apiTokens')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteTokensOf(db: Transaction, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('apiTokens')
    .where('userId', '=', userId)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteExpiredBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('apiTokens').where('expiresAt', '<', instant).execute()
}

/** Finds nobody while the account is locked or once it is deleted. */
export function findTokenHolder(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.userId')
    .select(['apiTokens.id as tokenId', 'scopes', 'expiresAt', 'lastUsedAt'])
    .select(['users.id as userId', 'fullName', 'email', 'phone', 'gender', 'profile', 'isCoHost'])
    .select(['language', 'photoKey', 'secretKind', 'users.createdAt', 'emailConfirmedAt'])
    .select('bouncedAt')
    .where('tokenHash', '=', tokenHash)
    .where('erasedAt', 'is', null)
    .where('lockedAt', 'is', null)
    .executeTakeFirst()
}

export async function updateLastUse(db: Db, id: string, lastUsedAt: Temporal.Instant) {
  await db.updateTable('apiTokens').set({ lastUsedAt }).where('id', '=', id).execute()
}
