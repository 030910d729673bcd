import type { FoundPerson } from '@marea/contract/operations/people.ts'
import type { Account } from '#identity/account/user.ts'
import { listPasskeys } from '#identity/passkeys/passkey-store.ts'
import { resetSecondFactor } from '#identity/second-factor/second-factor.ts'
import { endSessionsOf } from '#identity/session/session.ts'
import { deleteSession, listSessions } from '#identity/session/session-store.ts'
import { findAccount, lockAccount, lockAdmins, updateProfileKind } from '#identity/store.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type Profile, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { listPeople, updateLockedAt } from './people-store.ts'

export async function findPeople(ctx: Ctx, text: string, limit: number): Promise<FoundPerson[]> {
  const people = await listPeople(ctx.db, text, limit)
  return people.map(({ createdAt, lockedAt, ...person }) => ({
    ...person,
    createdAt: createdAt.toString(),
    isLocked: lockedAt !== null,
  }))
}

export async function requirePerson(ctx: Ctx, id: string): Promise<Account> {
  const account = await findAccount(ctx.db, id)
  if (!account) throw new Problem('resource.not_found')
  return account
}

export async function accessOfPerson(ctx: Ctx, id: string) {
  const [sessions, passkeys] = await Promise.all([
    listSessions(ctx.db, id, ctx.now),
    listPasskeys(ctx.db, id),
  ])
  return {
    sessions: sessions.filter(({ userId }) => userId === id),
    passkeys: passkeys.length,
  }
}

/** Nobody changes their own account here: a colleague sees what they do. */
function changeOther<Result>(
  ctx: Ctx,
  id: string,
  work: (ctx: TransactionCtx, account: Account) => Promise<Result>,
): Promise<Result> {
  if (ctx.actor.kind === 'person' && ctx.actor.userId === id) {
    throw new Problem('operations.yourself')
  }
  return inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx.db, id)
    if (!account) throw new Problem('resource.not_found')
    return work(ctx, account)
  })
}

export function changeRole(ctx: Ctx, id: string, profile: Profile): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // Locked first and in order, so that two administrators cannot remove each other at once.
    const admins = await lockAdmins(ctx.db)
    await changeOther(ctx, id, async (ctx, account) => {
      if (account.profile === profile) return
      if (account.profile === 'ADMIN' && admins.length < 2) {
        throw new Problem('operations.last_admin')
      }
      await updateProfileKind(ctx.db, id, profile)
      if (account.profile === 'ADMIN') await endSessionsOf(ctx, id)
      await recordEvent(ctx, {
        kind: 'identity.profile_granted',
        subject: `user:${id}`,
        data: { profile },
      })
      await recordAdminAct(ctx, {
        act: 'identity.role_changed',
        subject: `user:${id}`,
        details: { before: account.profile, after: profile },
      })
    })
  })
}

/** The person reads the reason in an email. */
export function lockPerson(ctx: Ctx, id: string, reason: string): Promise<void> {
  return changeOther(ctx, id, async (ctx, { lockedAt }) => {
    if (lockedAt) return
    await updateLockedAt(ctx.db, id, ctx.now)
    await endSessionsOf(ctx, id)
    await recordEvent(ctx, {
      kind: 'identity.account_locked',
      subject: `user:${id}`,
      data: { reason },
    })
    await recordAdminAct(ctx, {
      act: 'identity.account_locked',
      subject: `user:${id}`,
      details: { reason },
    })
  })
}

export function unlockPerson(ctx: Ctx, id: string): Promise<void> {
  return changeOther(ctx, id, async (ctx, { lockedAt }) => {
    if (!lockedAt) return
    await updateLockedAt(ctx.db, id, null)
    await recordEvent(ctx, { kind: 'identity.account_unlocked', subject: `user:${id}` })
    await recordAdminAct(ctx, { act: 'identity.account_unlocked', subject: `user:${id}` })
  })
}

export function endSessionOf(ctx: Ctx, id: string, session: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await deleteSession(ctx.db, session, id))) throw new Problem('resource.not_found')
    await recordAdminAct(ctx, { act: 'identity.session_ended', subject: `user:${id}` })
  })
}

export function resetSecondFactorByAdmin(ctx: Ctx, id: string): Promise<void> {
  return changeOther(ctx, id, async (ctx) => {
    if (!(await resetSecondFactor(ctx, id))) return
    await recordAdminAct(ctx, { act: 'identity.second_factor_reset', subject: `user:${id}` })
  })
}
