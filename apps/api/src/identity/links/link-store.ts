import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { LinkPurpose, OneUseLinks } from '#platform/generated/database.ts'

/** Links that prove access to the account's mailbox, so they end when that mailbox changes. */
export const mailboxLinks: LinkPurpose[] = [
  'reset',
  'sign_in',
  'confirm',
  'confirm_sign_in',
  'change_email',
]

export async function insertLink(db: Db, link: Insertable<OneUseLinks>): Promise<void> {
  await db.insertInto('oneUseLinks').values(link).execute()
}

export function findLinkOwner(
  db: Transaction,
  { tokenHash, purpose }: { tokenHash: Buffer; purpose: LinkPurpose },
): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom('oneUseLinks')
    .innerJoin('users', 'users.id', 'oneUseLinks.userId')
    .select(['users.id', 'users.email'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** The delete decides: of two requests with one link only the first finds it. */
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

export async function deleteLinksOf(db: Transaction, userId: string, purposes: LinkPurpose[]) {
  await db
    .deleteFrom('oneUseLinks')
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}

export async function deleteExpiredLinks(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('oneUseLinks').where('expiresAt', '<=', now).execute()
}
