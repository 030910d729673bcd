import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { EmailChanges, LinkPurpose } from '#platform/generated/database.ts'

export type EmailChange = Selectable<EmailChanges>

export async function insertEmailChange(
  db: Transaction,
  change: Insertable<EmailChanges>,
): Promise<string> {
  const { id } = await db
    .insertInto('emailChanges')
    .values(change)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Their links are deleted with them. */
export async function deletePendingChanges(db: Transaction, userId: string): Promise<void> {
  await db
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute()
}

export function findEmailChange(db: Db, id: string): Promise<EmailChange | undefined> {
  return db.selectFrom('emailChanges').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findChangeOfLink(
  db: Db,
  { tokenHash, purpose }: { tokenHash: Buffer; purpose: LinkPurpose },
): Promise<EmailChange | undefined> {
  return db
    .selectFrom('oneUseLinks')
    .innerJoin('emailChanges', 'emailChanges.id', 'oneUseLinks.emailChangeId')
    .selectAll('emailChanges')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

export async function confirmChange(
  db: Transaction,
  id: string,
  confirmedAt: Temporal.Instant,
): Promise<void> {
  await db.updateTable('emailChanges').set({ confirmedAt }).where('id', '=', id).execute()
}

/** This change and all later ones, but not the earlier ones, whose readers may still undo them. */
export async function deleteChangesSince(
  db: Transaction,
  { userId, askedAt }: Pick<EmailChange, 'userId' | 'askedAt'>,
): Promise<void> {
  await db
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('askedAt', '>=', askedAt)
    .execute()
}

export async function listEmailChanges(db: Db, userId: string) {
  const rows = await db
    .selectFrom('emailChanges')
    .select(['oldEmail', 'newEmail', 'askedAt', 'confirmedAt'])
    .where('userId', '=', userId)
    .orderBy('askedAt')
    .execute()
  return rows.map(({ askedAt, confirmedAt, ...row }) => ({
    ...row,
    askedAt: askedAt.toString(),
    confirmedAt: confirmedAt?.toString() ?? null,
  }))
}

export async function deleteChangesBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('emailChanges').where('askedAt', '<', instant).execute()
}
