import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Passkeys } from '#platform/generated/database.ts'

export function listPasskeys(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Undefined when the authenticator's key is known already. */
export function insertPasskey(db: Transaction, passkey: Insertable<Passkeys>) {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
}

export function lockPasskey(db: Transaction, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateUsed(
  db: Transaction,
  id: string,
  used: { signCount: number; lastUsedAt: Temporal.Instant },
): Promise<void> {
  await db.updateTable('passkeys').set(used).where('id', '=', id).execute()
}

export async function deletePasskeysOf(
  db: Transaction,
  userId: string,
  since?: Temporal.Instant,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .$if(since !== undefined, (query) => query.where('createdAt', '>=', since ?? null))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deletePasskey(db: Transaction, id: string, userId: string) {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
