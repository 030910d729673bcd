import type { User } from '@marea/contract/identity/endpoints.ts'
import { impersonationMinutes } from '@marea/contract/identity/impersonation-minutes.ts'
import { findAccount, lockAccount } from '#identity/account/account-store.ts'
import { personOf, requireFreshSecondFactor, userOfAccount } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { endImpersonation } from './end-impersonation.ts'
import { updateImpersonation } from './impersonation-store.ts'

/** The administrator's session acts in the person's account until it ends or the time is over. */
export function startImpersonation(ctx: Ctx, id: string, reason: string): Promise<User> {
  const { userId, sessionId, token, secondFactorAt } = personOf(ctx)
  if (userId === id) throw new Problem('operations.yourself')
  requireFreshSecondFactor(ctx)
  return inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx.db, id)
    if (!account) throw new Problem('resource.not_found')
    if (account.profile === 'ADMIN' || account.lockedAt) throw new Problem('acting.refused')
    const until = ctx.now.add({ minutes: impersonationMinutes })
    await updateImpersonation(ctx.db, sessionId, {
      actingUserId: id,
      actingUntil: until,
      actingReason: reason,
    })
    const subject = `user:${id}` as const
    await recordEvent(ctx, { kind: 'identity.acting_started', subject, data: { reason } })
    await recordAdminAct(ctx, { act: 'identity.acting_started', subject, details: { reason } })
    ctx.log.info({ adminId: userId }, 'acting in an account started')
    return {
      ...userOfAccount(ctx, account, { token, secondFactorAt }),
      actingUntil: until.toString(),
    }
  })
}

/** Repeating it changes nothing and returns the administrator again. */
export function leaveAccount(ctx: Ctx): Promise<User> {
  const { impersonatorId, userId, sessionId, token, secondFactorAt } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    await endImpersonation(ctx, sessionId, 'administrator')
    const account = await findAccount(ctx.db, impersonatorId ?? userId)
    if (!account) throw new Problem('resource.not_found')
    return userOfAccount(ctx, account, { token, secondFactorAt })
  })
}
