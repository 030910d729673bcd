import type { Insertable } from 'kysely'
import type { Database, Transaction } from '#platform/database.ts'
import type { LinkPurpose, OneUseLinks } from '#platform/generated/database.ts'

type Db = Database | Transaction

export async function insertLink(db: Db, link: Insertable<OneUseLinks>): Promise<void> {
  await db.insertInto('oneUseLinks').values(link).execute()
}

/** Deleting is the deciding: of two who come with one link only the first finds it. */
export function takeLink(
  db: Transaction,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: LinkPurpose; now: Temporal.Instant },
) {
  return db
    .deleteFrom('oneUseLinks')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
}

export async function deleteLinksOf(db: Transaction, userId: string, purpose: LinkPurpose) {
  await db
    .deleteFrom('oneUseLinks')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
}

export async function deleteExpiredLinks(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('oneUseLinks').where('expiresAt', '<=', now).execute()
}
