import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { CoHostInvitationHomes, CoHostInvitations } from '#platform/generated/database.ts'

/** One home of an invitation, with what all homes of it share. */
export type InvitedHome = Awaited<ReturnType<typeof findInvitation>>[number]

export async function insertInvitation(
  db: Transaction,
  invitation: Insertable<CoHostInvitations>,
): Promise<void> {
  await db.insertInto('coHostInvitations').values(invitation).execute()
}

/** False for a home that already has an invitation to this address. */
export async function insertInvitedHome(
  db: Transaction,
  home: Insertable<CoHostInvitationHomes>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('coHostInvitationHomes')
    .values(home)
    .onConflict((conflict) =>
      conflict.constraint('co_host_invitation_homes_one_per_address').doNothing(),
    )
    .returning('suiteId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** By name; empty once the invitation was accepted, declined or withdrawn. */
export function findInvitation(db: Db, id: string) {
  return invitedHomes(db).where('invitationId', '=', id).orderBy('suites.name').execute()
}

export function listInvitedHomes(db: Db, suiteIds: readonly string[]) {
  return invitedHomes(db)
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .orderBy('sentAt')
    .orderBy('coHostInvitations.id')
    .execute()
}

export function listInvitationsBy(db: Db, userId: string) {
  return invitedHomes(db).where('invitedBy', '=', userId).orderBy('sentAt').execute()
}

export function listInvitationsTo(db: Db, email: string) {
  return invitedHomes(db).where('coHostInvitations.email', '=', email).orderBy('sentAt').execute()
}

function invitedHomes(db: Db) {
  return db
    .selectFrom('coHostInvitationHomes')
    .innerJoin('coHostInvitations', 'coHostInvitations.id', 'invitationId')
    .innerJoin('suites', 'suites.id', 'suiteId')
    .innerJoin('users', 'users.id', 'invitedBy')
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

export async function deleteInvitation(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('coHostInvitations').where('id', '=', id).execute()
}

/** An invitation ends with its last home. */
export async function deleteInvitedHome(
  db: Transaction,
  id: string,
  suiteId: string,
): Promise<void> {
  await db
    .deleteFrom('coHostInvitationHomes')
    .where('invitationId', '=', id)
    .where('suiteId', '=', suiteId)
    .execute()
  const rest = db.selectFrom('coHostInvitationHomes').select('suiteId')
  await db
    .deleteFrom('coHostInvitations')
    .where('id', '=', id)
    .where((eb) => eb.not(eb.exists(rest.where('invitationId', '=', id))))
    .execute()
}

export async function deleteInvitationsBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('coHostInvitations').where('expiresAt', '<', instant).execute()
}

export async function deleteInvitationsBy(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('coHostInvitations').where('invitedBy', '=', userId).execute()
}
