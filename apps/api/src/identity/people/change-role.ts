import { newAdminHours } from '@marea/contract/platform/time/deadlines.ts'
import { z } from 'zod'
import { updateProfileKind } from '#identity/account/account-store.ts'
import type { Account } from '#identity/account/user.ts'
import { endSessionsOf } from '#identity/session/session.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import type { ApprovedAct } from '#platform/approvals/approvals.ts'
import type { Ctx, Profile, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { changeByTwo } from './approved-acts.ts'
import { changeOther, idOf } from './change-other.ts'
import { updateApprovesFrom } from './people-store.ts'

/** Two administrators decide who becomes one and who stops being one. */
export function changeRole(ctx: Ctx, id: string, profile: Profile): Promise<void> {
  return changeOther(ctx, id, async (ctx, account) => {
    if (account.profile === profile) return
    const change = () => storeRole(ctx, account, profile)
    if (profile === 'ADMIN') {
      requireTrusted(account)
      await changeByTwo(ctx, { kind: 'admin_grant', id }, change)
    } else if (account.profile === 'ADMIN') {
      await changeByTwo(ctx, { kind: 'admin_removal', id, terms: { profile } }, change)
    } else await change()
  })
}

/** Runs after the second approval of a new administrator; the account may have changed meanwhile. */
export function grantByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  return changeOther(ctx, idOf(act), async (ctx, account) => {
    requireTrusted(account)
    await storeRole(ctx, account, 'ADMIN')
  })
}

const RemovalTerms = z.object({ profile: z.enum(['USER', 'OWNER']) })

export function removeByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  const { profile } = RemovalTerms.parse(act.terms)
  return changeOther(ctx, idOf(act), (ctx, account) => storeRole(ctx, account, profile))
}

/** An account without a confirmed address or without a password does not prove who its user is. */
export function isTrusted({ emailConfirmedAt, secretKind, lockedAt }: Account): boolean {
  return emailConfirmedAt !== null && secretKind === 'password' && lockedAt === null
}

function requireTrusted(account: Account): void {
  if (!isTrusted(account)) throw new Problem('operations.admin_unconfirmed')
}

async function storeRole(
  ctx: TransactionCtx,
  { id, profile: before }: Account,
  profile: Profile,
): Promise<void> {
  if (before === profile) return
  await updateProfileKind(ctx.db, id, profile)
  const approvesFrom = profile === 'ADMIN' ? ctx.now.add({ hours: newAdminHours }) : null
  await updateApprovesFrom(ctx.db, id, approvesFrom)
  if (before === 'ADMIN') await endSessionsOf(ctx, id)
  const subject = `user:${id}` as const
  await recordEvent(ctx, { kind: 'identity.profile_granted', subject, data: { profile } })
  const details = { before, after: profile }
  await recordAdminAct(ctx, { act: 'identity.role_changed', subject, details })
}
