import { personOf } from '#identity/account/user.ts'
import type { DeletionBlocker } from '#identity/privacy/account-deletion.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { deleteCoHostsOf } from '#suites/co-hosts/co-host-store.ts'
import {
  deleteInvitationsBy,
  type InvitedHome,
  listInvitationsBy,
  listInvitationsTo,
} from '#suites/co-hosts/invitation-store.ts'
import { listCoHostedSuites } from './managed-home-store.ts'
import { languagesOf } from './owner-profile/owner-profile.ts'
import { deleteOwnerProfile } from './owner-profile/owner-profile-store.ts'
import { countHomes } from './store.ts'

/** A published home blocks the deletion of its owner's account. */
export const publishedHomeBlocksDeletion: DeletionBlocker = async (ctx, userId) =>
  (await countHomes(ctx.db, userId)) > 0 ? 'suites.deletion_blocked.published_home' : undefined

/** Invitations to an address are included for the user who has confirmed it. */
export const suitesData: DataExportPart = async (ctx) => {
  const { userId, email, isEmailConfirmed } = personOf(ctx)
  const homes = await listCoHostedSuites(ctx.db, userId)
  const received = isEmailConfirmed ? await listInvitationsTo(ctx.db, email) : []
  return {
    coHosting: homes.map(({ name, role, joinedAt }) => ({
      home: name,
      role,
      joinedAt: joinedAt.toString(),
    })),
    sentInvitations: (await listInvitationsBy(ctx.db, userId)).map((row) => ({
      ...invitationOf(row),
      email: row.email,
    })),
    spokenLanguages: await languagesOf(ctx, userId),
    receivedInvitations: received.map((row) => ({
      ...invitationOf(row),
      invitedBy: row.invitedByName,
    })),
  }
}

function invitationOf({ name, role, sentAt, expiresAt }: InvitedHome) {
  return { home: name, role, sentAt: sentAt.toString(), expiresAt: expiresAt.toString() }
}

/** Ends co-hosting for a deleted account and by it; nobody is notified. */
export const eraseCoHosting: Follow<'identity.account_deleted'> = async (ctx, { subject }) => {
  const userId = subject.replace(/^user:/, '')
  await deleteCoHostsOf(ctx.db, userId)
  await deleteInvitationsBy(ctx.db, userId)
  await deleteOwnerProfile(ctx.db, userId)
}
