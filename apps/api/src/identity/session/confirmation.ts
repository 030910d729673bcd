import { findAccount } from '#identity/account/account-store.ts'
import { verifyCountedAttempt } from '#identity/account/secret.ts'
import { personOf } from '#identity/account/user.ts'
import {
  guessAllowance,
  returnAttempts,
  takeAttempt,
  tryLater,
} from '#identity/attempts/throttle.ts'
import { redeemLink } from '#identity/links/link.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { updateAuthenticatedAt } from './session-store.ts'

const recentSignIn = { minutes: 15 }

/** Sensitive changes ask for the password again when the sign-in is older than this. */
export function requireRecentSignIn(ctx: Ctx): void {
  const { authenticatedAt } = personOf(ctx)
  if (Temporal.Instant.compare(authenticatedAt.add(recentSignIn), ctx.now) < 0) {
    throw new Problem('identity.confirmation_required')
  }
}

export async function confirmByPassword(ctx: Ctx, { password }: { password: string }) {
  const { userId, sessionId } = personOf(ctx)
  const name = ['confirmation', userId]
  const account = await findAccount(ctx.db, userId)
  const { taken, isRight } = await verifyCountedAttempt(
    ctx,
    { secretHash: account?.secretHash, secret: password },
    () => takeAttempt(ctx, name, guessAllowance),
  )
  if (!taken.isAllowed) throw tryLater(taken.retryAfter)
  if (!isRight) throw new Problem('identity.wrong_secret')
  await returnAttempts(ctx, [{ name, at: taken.at }])
  await updateAuthenticatedAt(ctx.db, sessionId, ctx.now)
  return { done: true } as const
}

export function requestConfirmationLink(ctx: Ctx) {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    await recordEvent(ctx, { kind: 'identity.confirmation_link_asked', subject: `user:${userId}` })
    return { done: true } as const
  })
}

/** Requires the mailbox and a session of the same account: an email alone refreshes no session. */
export function confirmByLink(ctx: Ctx, { token }: { token: string }) {
  const { userId, sessionId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const account = await redeemLink(ctx, token, 'confirm_sign_in')
    if (account.id !== userId) throw new Problem('identity.link_invalid')
    await updateAuthenticatedAt(ctx.db, sessionId, ctx.now)
    return { done: true } as const
  })
}

/** Accepts the password given now, or else a recent sign-in. */
export async function requirePasswordOrRecentSignIn(ctx: Ctx, password: string | undefined) {
  if (password === undefined) return requireRecentSignIn(ctx)
  await confirmByPassword(ctx, { password })
}
