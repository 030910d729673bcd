import type { Invitation } from '@marea/contract/suites/co-hosts.ts'
import { personOf } from '#identity/account/user.ts'
import { requireConfirmedEmail } from '#identity/sign-in/email-confirmation.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { lockSuite } from '#suites/store.ts'
import { recordCoHostStep } from './co-host.ts'
import { upsertCoHost } from './co-host-store.ts'
import { deleteInvitation, findInvitation, type InvitationRow } from './invitation-store.ts'
import { recordStep } from './invite.ts'
import { isExpired } from './team.ts'

export async function showInvitation(ctx: Ctx, id: string): Promise<Invitation> {
  const invitation = await requireReceived(ctx, id)
  const { slug, name, role, invitedByName, expiresAt } = invitation
  return {
    id,
    role,
    suite: { slug, name },
    invitedBy: invitedByName,
    expiresAt: expiresAt.toString(),
    isExpired: isExpired(ctx, invitation),
  }
}

export function acceptInvitation(ctx: Ctx, id: string) {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { suiteId, role, ownerId, slug, name, ...times } = await lockReceived(ctx, id)
    if (isExpired(ctx, times)) throw new Problem('co_hosts.invitation_expired')
    if (ownerId === userId) throw new Problem('co_hosts.already_there')
    await deleteInvitation(ctx.db, id)
    await upsertCoHost(ctx.db, { suiteId, userId, role, joinedAt: ctx.now })
    await recordCoHostStep(ctx, 'joined', { suiteId, userId, role })
    return { slug, name, role }
  })
}

export function declineInvitation(ctx: Ctx, id: string) {
  return inTransaction(ctx, async (ctx) => {
    const invitation = await lockReceived(ctx, id)
    await deleteInvitation(ctx.db, id)
    await recordStep(ctx, 'invitation_declined', invitation)
    return { done: true } as const
  })
}

/** Whoever reads the invited mailbox is the invited person, whatever link they followed. */
async function requireReceived(ctx: Ctx, id: string): Promise<InvitationRow> {
  requireConfirmedEmail(ctx)
  const invitation = await findInvitation(ctx.db, id)
  const isForThem = invitation?.email === personOf(ctx).email
  if (!invitation || !isForThem) throw new Problem('resource.not_found')
  return invitation
}

async function lockReceived(ctx: TransactionCtx, id: string): Promise<InvitationRow> {
  const { suiteId } = await requireReceived(ctx, id)
  await lockSuite(ctx.db, suiteId)
  // Read again: it may have been withdrawn while this waited for the lock.
  return requireReceived(ctx, id)
}
