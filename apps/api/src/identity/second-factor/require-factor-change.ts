import { personOf } from '#identity/account/user.ts'
import { endImpersonationOf } from '#identity/impersonation/end-impersonation.ts'
import { listPasskeys } from '#identity/passkeys/passkey-store.ts'
import { clearSecondFactorAt } from '#identity/session/session-store.ts'
import { requireRecentSignIn } from '#identity/sign-in/confirmation.ts'
import { requireConfirmedEmail } from '#identity/sign-in/email-confirmation.ts'
import { findAccount } from '#identity/store.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'

/**
 * Before a factor is added or removed. Whoever has one gives it first, so that a stolen password can
 * neither add one of its own nor remove the others.
 */
export async function requireFactorChange(ctx: Ctx): Promise<void> {
  const { userId, secondFactorAt } = personOf(ctx)
  if (!secondFactorAt && (await hasFactor(ctx, userId))) {
    throw new Problem('identity.second_factor_required')
  }
  requireRecentSignIn(ctx)
}

/** Whoever registers a stranger's address must not leave a factor in it. */
export async function requireFactorAddition(ctx: Ctx): Promise<void> {
  requireConfirmedEmail(ctx)
  await requireFactorChange(ctx)
}

/** What a session gave counts only while the account has a factor at all; it acts for nobody without. */
export async function forgetLostFactor(ctx: TransactionCtx, userId: string): Promise<void> {
  if (await hasFactor(ctx, userId)) return
  await endImpersonationOf(ctx, userId)
  await clearSecondFactorAt(ctx.db, userId)
}

async function hasFactor(ctx: Ctx, userId: string): Promise<boolean> {
  const account = await findAccount(ctx.db, userId)
  return account?.hasSecondFactor || (await listPasskeys(ctx.db, userId)).length > 0
}
