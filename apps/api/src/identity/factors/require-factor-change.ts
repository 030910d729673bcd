import { findAccount } from '#identity/account/account-store.ts'
import { personOf, requireConfirmedEmail } from '#identity/account/user.ts'
import { endImpersonationOf } from '#identity/impersonation/end-impersonation.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { clearSecondFactorAt } from '#identity/session/session-store.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listPasskeys } from './passkey-store.ts'

/**
 * Runs before a factor is added or removed. A person who has one gives it first, so that a stolen password can neither
 * add a factor nor remove the others.
 */
export async function requireFactorChange(ctx: Ctx): Promise<void> {
  const { userId, secondFactorAt } = personOf(ctx)
  if (!secondFactorAt && (await hasFactor(ctx, userId))) {
    throw new Problem('identity.second_factor_required')
  }
  requireRecentSignIn(ctx)
}

/** A stranger who registers somebody's address must not leave a factor in that account. */
export async function requireFactorAddition(ctx: Ctx): Promise<void> {
  requireConfirmedEmail(ctx)
  await requireFactorChange(ctx)
}

/**
 * The second factor of a session counts only while the account has one; without one the session impersonates nobody.
 */
export async function forgetLostFactor(ctx: TransactionCtx, userId: string): Promise<void> {
  if (await hasFactor(ctx, userId)) return
  await endImpersonationOf(ctx, userId)
  await clearSecondFactorAt(ctx.db, userId)
}

async function hasFactor(ctx: Ctx, userId: string): Promise<boolean> {
  const account = await findAccount(ctx.db, userId)
  return account?.hasSecondFactor || (await listPasskeys(ctx.db, userId)).length > 0
}
