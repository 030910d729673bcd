import { randomUUID } from 'node:crypto'
import {
  type CoHostRole,
  invitationDays,
  maxTeamSize,
} from '@marea/contract/suites/co-host-roles.ts'
import type { SentInvitation } from '@marea/contract/suites/co-hosts.ts'
import { normalizeEmail, personOf } from '#identity/account/user.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import { type Allowance, takeAttempt } from '#identity/sign-in/throttle.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { requireRight } from '#suites/managed-home.ts'
import { lockOwnSuite, requireOwnSuite } from '#suites/own-home.ts'
import { listCoHosts } from './co-host-store.ts'
import {
  deleteInvitation,
  extendInvitation,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitations,
} from './invitation-store.ts'
import { coHostCounters } from './metrics.ts'
import { shortenAddress } from './shorten-address.ts'
import { sentInvitationOf } from './team.ts'

/** Enough for a whole team, too few to write to strangers with. */
const mailsPerSender: Allowance = { limit: 30, hours: 24 }
const mailsPerAddress: Allowance = { limit: 5, hours: 24 }

type InvitationDraft = { email: string; role: CoHostRole }

export async function inviteCoHost(
  ctx: Ctx,
  slug: string,
  draft: InvitationDraft,
): Promise<SentInvitation> {
  const { id: suiteId } = await requireOwnSuite(ctx, slug)
  const { userId: invitedBy } = personOf(ctx)
  const email = normalizeEmail(draft.email)
  return inTransaction(ctx, async (ctx) => {
    // The home's lock lets its team change one act at a time.
    const suite = await lockOwnSuite(ctx, suiteId)
    await requireRoom(ctx, suite, email)
    await takeMail(ctx, email)
    const sent = { sentAt: ctx.now, expiresAt: endOf(ctx) }
    const row = { id: randomUUID(), suiteId, email, role: draft.role, invitedBy, ...sent }
    if (!(await insertInvitation(ctx.db, row))) throw new Problem('co_hosts.already_invited')
    await recordStep(ctx, 'invited', row)
    return sentInvitationOf(ctx, await requireSent(ctx, row.id))
  })
}

export function resendInvitation(ctx: Ctx, id: string): Promise<SentInvitation> {
  return inTransaction(ctx, async (ctx) => {
    const invitation = await lockSent(ctx, id)
    await takeMail(ctx, invitation.email)
    await extendInvitation(ctx.db, id, { sentAt: ctx.now, expiresAt: endOf(ctx) })
    await recordStep(ctx, 'invitation_resent', invitation)
    return sentInvitationOf(ctx, await requireSent(ctx, id))
  })
}

export function withdrawInvitation(ctx: Ctx, id: string) {
  return inTransaction(ctx, async (ctx) => {
    const invitation = await lockSent(ctx, id)
    await deleteInvitation(ctx.db, id)
    await recordStep(ctx, 'invitation_withdrawn', invitation)
    return { done: true } as const
  })
}

type Step = 'invited' | 'invitation_resent' | 'invitation_withdrawn' | 'invitation_declined'

export async function recordStep(
  ctx: TransactionCtx,
  step: Step,
  { id, suiteId, email, role }: Pick<InvitationRow, 'id' | 'suiteId' | 'email' | 'role'>,
): Promise<void> {
  await recordEvent(ctx, {
    kind: `co_hosts.${step}`,
    subject: `suite:${suiteId}`,
    data: { invitationId: id, name: shortenAddress(email), role },
  })
  coHostCounters.addOnCommit(ctx.db, step)
}

/** Another owner's invitation is not found. */
async function requireSent(ctx: Ctx, id: string): Promise<InvitationRow> {
  const invitation = await findInvitation(ctx.db, id)
  await requireRight(ctx, invitation && { ...invitation, id: invitation.suiteId }, 'own')
  if (!invitation) throw new Problem('resource.not_found')
  return invitation
}

async function lockSent(ctx: TransactionCtx, id: string): Promise<InvitationRow> {
  const { suiteId } = await requireSent(ctx, id)
  await lockOwnSuite(ctx, suiteId)
  // Read again: it may have been accepted while this waited for the lock.
  return requireSent(ctx, id)
}

async function requireRoom(
  ctx: TransactionCtx,
  suite: { id: string; ownerId: string },
  email: string,
): Promise<void> {
  const owner = await findMailRecipient(ctx, suite.ownerId)
  const coHosts = await listCoHosts(ctx.db, [suite.id])
  const isThere = owner?.email === email || coHosts.some((coHost) => coHost.email === email)
  if (isThere) throw new Problem('co_hosts.already_there')
  const invitations = await listInvitations(ctx.db, [suite.id])
  const others = invitations.filter((invitation) => invitation.email !== email)
  if (coHosts.length + others.length >= maxTeamSize) throw new Problem('co_hosts.too_many')
}

async function takeMail(ctx: Ctx, email: string): Promise<void> {
  const { userId } = personOf(ctx)
  const attempts = [
    { name: ['invitation-mail', 'from', userId], allowance: mailsPerSender },
    { name: ['invitation-mail', 'to', email], allowance: mailsPerAddress },
  ]
  for (const { name, allowance } of attempts) {
    const { isAllowed } = await takeAttempt(ctx, name, allowance)
    if (!isAllowed) throw new Problem('co_hosts.mail_limit')
  }
}

function endOf({ now }: Ctx): Temporal.Instant {
  return now.add({ hours: invitationDays * 24 })
}
