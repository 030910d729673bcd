import type { Insertable } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { CoHostInvitations } from '#platform/generated/database.ts'

type Db = Database | Transaction

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** Replaces an expired invitation; undefined while one is open. */
export function insertInvitation(db: Transaction, invitation: Insertable<CoHostInvitations>) {
  return db
    .insertInto('coHostInvitations')
    .values(invitation)
    .onConflict((conflict) =>
      conflict
        .constraint('co_host_invitations_one_per_address')
        .doUpdateSet(invitation)
        .where('coHostInvitations.expiresAt', '<=', invitation.sentAt),
    )
    .returning('id')
    .executeTakeFirst()
}

export function findInvitation(db: Db, id: string) {
  return invitations(db).where('coHostInvitations.id', '=', id).executeTakeFirst()
}

export function listInvitations(db: Db, suiteIds: readonly string[]) {
  return invitations(db)
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .orderBy('sentAt')
    .orderBy('coHostInvitations.id')
    .execute()
}

function invitations(db: Db) {
  return db
    .selectFrom('coHostInvitations')
    .innerJoin('suites', 'suites.id', 'coHostInvitations.suiteId')
    .innerJoin('users', 'users.id', 'coHostInvitations.invitedBy')
    .select(['coHostInvitations.id', 'suiteId', 'coHostInvitations.email', 'role'])
    .select(['sentAt', 'expiresAt', 'invitedBy'])
    .select(['suites.slug', 'suites.name', 'suites.ownerId', 'users.fullName as invitedByName'])
}

export async function extendInvitation(
  db: Transaction,
  id: string,
  times: { sentAt: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<void> {
  await db.updateTable('coHostInvitations').set(times).where('id', '=', id).execute()
}

/** True for the one caller that ends it. */
export async function deleteInvitation(db: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('coHostInvitations')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteInvitationsBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('coHostInvitations').where('expiresAt', '<', instant).execute()
}

export async function deleteInvitationsBy(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('coHostInvitations').where('invitedBy', '=', userId).execute()
}
