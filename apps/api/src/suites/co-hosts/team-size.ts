import { maxTeamSize } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listCoHosts } from './co-host-store.ts'
import { deleteInvitedHome, listInvitedHomes } from './invitation-store.ts'
import { isExpired } from './team.ts'

type Home = { suiteId: string; ownerId: string; name: string }

/** Refuses people who are in the team already and a team that is full; a new invitation replaces an expired one. */
export async function makeRoom(
  ctx: TransactionCtx,
  { suiteId, ownerId, name: home }: Home,
  email: string,
): Promise<void> {
  const owner = await findMailRecipient(ctx, ownerId)
  const coHosts = await listCoHosts(ctx.db, [suiteId])
  const isThere = owner?.email === email || coHosts.some((coHost) => coHost.email === email)
  if (isThere) throw new Problem('co_hosts.already_there', { home })
  const invitations = await listInvitedHomes(ctx.db, [suiteId])
  const others = invitations.filter((invitation) => invitation.email !== email)
  if (coHosts.length + others.length >= maxTeamSize) {
    throw new Problem('co_hosts.too_many', { home })
  }
  const expired = invitations.find((row) => row.email === email && isExpired(ctx, row))
  if (expired) await deleteInvitedHome(ctx.db, expired.id, suiteId)
}
