import { randomUUID } from 'node:crypto'
import { type CoHostRole, invitationDays } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import type { SentInvitation } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { normalizeEmail, personOf } from '#identity/account/user.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { lockManagedSuite, requireManagedSuite, requireRight } from '#suites/managed-home.ts'
import { takeInvitationMail } from './invitation-mail-limit.ts'
import {
  deleteInvitation,
  deleteInvitedHome,
  extendInvitation,
  findInvitation,
  type InvitedHome,
  insertInvitation,
  insertInvitedHome,
} from './invitation-store.ts'
import { lockHomes } from './lock-homes.ts'
import { coHostCounters } from './metrics.ts'
import { shortenAddress } from './shorten-address.ts'
import { sentInvitationOf } from './team.ts'
import { makeRoom } from './team-size.ts'

type InvitationDraft = { email: string; homes: readonly { slug: string; role: CoHostRole }[] }

export async function inviteCoHost(ctx: Ctx, draft: InvitationDraft): Promise<SentInvitation> {
  const homes = await requireHomes(ctx, draft)
  if (homes.some(({ role }) => role === 'full')) requireRecentSignIn(ctx)
  const email = normalizeEmail(draft.email)
  const { userId: invitedBy } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    // The lock of a home lets its team change one act at a time.
    await lockHomes(homes, ({ suiteId }) => lockManagedSuite(ctx, suiteId, 'own'))
    for (const home of homes) await makeRoom(ctx, home, email)
    await takeInvitationMail(ctx, email)
    const id = randomUUID()
    await insertInvitation(ctx.db, { id, email, invitedBy, ...newTimes(ctx) })
    for (const { suiteId, role, name } of homes) {
      const isNew = await insertInvitedHome(ctx.db, { invitationId: id, email, suiteId, role })
      if (!isNew) throw new Problem('co_hosts.already_invited', { home: name })
      await recordStep(ctx, 'invited', { id, email, suiteId, role })
    }
    await recordSent(ctx, id)
    return sentInvitationOf(ctx, await requireSent(ctx, id))
  })
}

/** An invitation has one owner, so a person who may change a part of it may change all. */
async function requireHomes(ctx: Ctx, draft: InvitationDraft) {
  const homes = []
  for (const { slug, role } of draft.homes) {
    const { id: suiteId, name, ownerId } = await requireManagedSuite(ctx, slug, 'own')
    homes.push({ suiteId, name, ownerId, role })
  }
  const owners = new Set(homes.map(({ ownerId }) => ownerId))
  if (owners.size > 1) throw new Problem('co_hosts.several_owners')
  return homes
}

export function resendInvitation(ctx: Ctx, id: string): Promise<SentInvitation> {
  return inTransaction(ctx, async (ctx) => {
    const homes = await lockSent(ctx, id)
    await takeInvitationMail(ctx, homes[0].email)
    await extendInvitation(ctx.db, id, newTimes(ctx))
    for (const home of homes) await recordStep(ctx, 'invitation_resent', home)
    await recordSent(ctx, id)
    return sentInvitationOf(ctx, await requireSent(ctx, id))
  })
}

export function withdrawInvitation(ctx: Ctx, id: string) {
  return inTransaction(ctx, async (ctx) => {
    const homes = await lockSent(ctx, id)
    await deleteInvitation(ctx.db, id)
    for (const home of homes) await recordStep(ctx, 'invitation_withdrawn', home)
    return { done: true } as const
  })
}

/** The other homes of the invitation stay open. */
export function withdrawHome(ctx: Ctx, { id, slug }: { id: string; slug: string }) {
  return inTransaction(ctx, async (ctx) => {
    const homes = await lockSent(ctx, id)
    const home = homes.find((home) => home.slug === slug)
    if (!home) throw new Problem('resource.not_found')
    await deleteInvitedHome(ctx.db, id, home.suiteId)
    await recordStep(ctx, 'invitation_withdrawn', home)
    return { done: true } as const
  })
}

type Step = 'invited' | 'invitation_resent' | 'invitation_withdrawn' | 'invitation_declined'

export async function recordStep(
  ctx: TransactionCtx,
  step: Step,
  { id, suiteId, email, role }: Pick<InvitedHome, 'id' | 'suiteId' | 'email' | 'role'>,
): Promise<void> {
  await recordEvent(ctx, {
    kind: `co_hosts.${step}`,
    subject: `suite:${suiteId}`,
    data: { invitationId: id, name: shortenAddress(email), role },
  })
  coHostCounters.addOnCommit(ctx.db, step)
}

async function recordSent(ctx: TransactionCtx, invitationId: string): Promise<void> {
  await recordEvent(ctx, {
    kind: 'co_hosts.invitation_sent',
    subject: `user:${personOf(ctx).userId}`,
    data: { invitationId },
  })
}

/** Another owner's invitation is not found. */
async function requireSent(ctx: Ctx, id: string): Promise<[InvitedHome, ...InvitedHome[]]> {
  const [first, ...others] = await findInvitation(ctx.db, id)
  await requireRight(ctx, first && { ...first, id: first.suiteId }, 'own')
  if (!first) throw new Problem('resource.not_found')
  return [first, ...others]
}

async function lockSent(ctx: TransactionCtx, id: string) {
  const homes = await requireSent(ctx, id)
  await lockHomes(homes, ({ suiteId }) => lockManagedSuite(ctx, suiteId, 'own'))
  // Read again: it may have been accepted while this waited for the lock.
  return requireSent(ctx, id)
}

function newTimes({ now }: Ctx) {
  return { sentAt: now, expiresAt: now.add({ hours: invitationDays * 24 }) }
}
