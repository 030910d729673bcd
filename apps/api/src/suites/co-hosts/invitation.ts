import type { Invitation } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { personOf, requireConfirmedEmail } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { lockSuite } from '#suites/store.ts'
import { recordCoHostStep } from './co-host.ts'
import { upsertCoHost } from './co-host-store.ts'
import { deleteInvitation, findInvitation, type InvitedHome } from './invitation-store.ts'
import { recordStep } from './invite.ts'
import { lockHomes } from './lock-homes.ts'
import { isExpired } from './team.ts'

type Received = [InvitedHome, ...InvitedHome[]]

export async function showInvitation(ctx: Ctx, id: string): Promise<Invitation> {
  const homes = await requireReceived(ctx, id)
  const { invitedByName, expiresAt } = homes[0]
  return {
    id,
    homes: homes.map(homeOf),
    invitedBy: invitedByName,
    expiresAt: expiresAt.toString(),
    isExpired: isExpired(ctx, homes[0]),
  }
}

/** Accepts all homes at once; a person who wants fewer leaves them afterwards. */
export function acceptInvitation(ctx: Ctx, id: string) {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const homes = await lockReceived(ctx, id)
    const { ownerId } = homes[0]
    if (isExpired(ctx, homes[0])) throw new Problem('co_hosts.invitation_expired')
    if (ownerId === userId) throw new Problem('co_hosts.already_there')
    await deleteInvitation(ctx.db, id)
    for (const { suiteId, role } of homes) {
      await upsertCoHost(ctx.db, { suiteId, userId, role, joinedAt: ctx.now })
      await recordCoHostStep(ctx, 'joined', { suiteId, userId, role })
    }
    await recordEvent(ctx, {
      kind: 'co_hosts.invitation_accepted',
      subject: `user:${ownerId}`,
      data: { userId, homes: homes.map(({ name, role }) => ({ name, role })) },
    })
    return { homes: homes.map(homeOf) }
  })
}

export function declineInvitation(ctx: Ctx, id: string) {
  return inTransaction(ctx, async (ctx) => {
    const homes = await lockReceived(ctx, id)
    await deleteInvitation(ctx.db, id)
    for (const home of homes) await recordStep(ctx, 'invitation_declined', home)
    return { done: true } as const
  })
}

function homeOf({ slug, name, role }: InvitedHome) {
  return { slug, name, role }
}

/** The reader of the invited mailbox is the invited person, whatever link they followed. */
async function requireReceived(ctx: Ctx, id: string): Promise<Received> {
  requireConfirmedEmail(ctx)
  const [first, ...others] = await findInvitation(ctx.db, id)
  const isForThem = first?.email === personOf(ctx).email
  if (!first || !isForThem) throw new Problem('resource.not_found')
  return [first, ...others]
}

async function lockReceived(ctx: TransactionCtx, id: string): Promise<Received> {
  const homes = await requireReceived(ctx, id)
  await lockHomes(homes, ({ suiteId }) => lockSuite(ctx.db, suiteId))
  // Read again: it may have been withdrawn while this waited for the locks.
  return requireReceived(ctx, id)
}
