import type { DeletionBlocker } from '#identity/account/account-deletion.ts'
import type { DataExportPart } from '#identity/account/data.ts'
import { personOf } from '#identity/account/user.ts'
import type { Subscription } from '#platform/events/events.ts'
import { deleteCoHostsOf, listCoHostedSuites } from '#suites/co-hosts/co-host-store.ts'
import { deleteInvitationsBy } from '#suites/co-hosts/invitation-store.ts'
import { countHomes } from './store.ts'

/** A published home blocks the deletion of its owner's account. */
export const publishedHomeBlocksDeletion: DeletionBlocker = async (ctx, userId) =>
  (await countHomes(ctx.db, userId)) > 0 ? 'suites.deletion_blocked.published_home' : undefined

export const suitesData: DataExportPart = async (ctx) => {
  const homes = await listCoHostedSuites(ctx.db, personOf(ctx).userId)
  return {
    coHosting: homes.map(({ name, role, joinedAt }) => ({
      home: name,
      role,
      joinedAt: joinedAt.toString(),
    })),
  }
}

/** Nobody manages a home for a deleted account, nor by one. */
export const eraseCoHosting: Subscription = {
  kind: 'identity.account_deleted',
  async follow(ctx, { subject }) {
    const userId = subject.replace(/^user:/, '')
    await deleteCoHostsOf(ctx.db, userId)
    await deleteInvitationsBy(ctx.db, userId)
  },
}
