import { newAdminHours } from '@marea/contract/platform/time/deadlines.ts'
import type { Account } from '#identity/account/user.ts'
import { endSessionsOf } from '#identity/session/session.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import type { ApprovedAct } from '#platform/approvals/approvals.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { changeByTwo } from './approved-acts.ts'
import { changeOther, idOf } from './change-other.ts'
import { updateApprovesFrom, updateLockedAt } from './people-store.ts'

/** The email gives the person the reason; locking a colleague needs a second administrator. */
export function lockPerson(ctx: Ctx, id: string, reason: string): Promise<void> {
  return changeOther(ctx, id, async (ctx, account) => {
    if (account.lockedAt) return
    const lock = () => storeLock(ctx, account, reason)
    if (account.profile !== 'ADMIN') await lock()
    else await changeByTwo(ctx, { kind: 'account_lock', id, reason }, lock)
  })
}

export function lockByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  return changeOther(ctx, idOf(act), (ctx, account) => storeLock(ctx, account, act.reason))
}

export function unlockPerson(ctx: Ctx, id: string): Promise<void> {
  return changeOther(ctx, id, async (ctx, account) => {
    if (!account.lockedAt) return
    const unlock = () => storeUnlock(ctx, account)
    if (account.profile !== 'ADMIN') await unlock()
    else await changeByTwo(ctx, { kind: 'account_unlock', id }, unlock)
  })
}

export function unlockByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  return changeOther(ctx, idOf(act), storeUnlock)
}

async function storeLock(ctx: TransactionCtx, { id, lockedAt }: Account, reason: string) {
  if (lockedAt) return
  const subject = `user:${id}` as const
  await updateLockedAt(ctx.db, id, ctx.now)
  await endSessionsOf(ctx, id)
  await recordEvent(ctx, { kind: 'identity.account_locked', subject, data: { reason } })
  await recordAdminAct(ctx, { act: 'identity.account_locked', subject, details: { reason } })
}

async function storeUnlock(ctx: TransactionCtx, { id, lockedAt, profile }: Account) {
  if (!lockedAt) return
  const subject = `user:${id}` as const
  await updateLockedAt(ctx.db, id, null)
  if (profile === 'ADMIN') {
    await updateApprovesFrom(ctx.db, id, ctx.now.add({ hours: newAdminHours }))
  }
  await recordEvent(ctx, { kind: 'identity.account_unlocked', subject })
  await recordAdminAct(ctx, { act: 'identity.account_unlocked', subject })
}
