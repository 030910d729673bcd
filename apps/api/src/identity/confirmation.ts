import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { verifyForTry } from './secret.ts'
import { updateAuthenticatedAt } from './session-store.ts'
import { findAccount } from './store.ts'
import { giveBackTries, guesses, takeTry, tryLater } from './throttle.ts'
import { personOf } from './user.ts'

const fresh = { minutes: 15 }

/** Sensitive changes ask for the secret again when the sign-in is older than this. */
export function requireFreshSignIn(ctx: Ctx): void {
  const { authenticatedAt } = personOf(ctx)
  if (Temporal.Instant.compare(authenticatedAt.add(fresh), ctx.now) < 0) {
    throw new Problem('identity.confirmation_required')
  }
}

export async function confirmSignIn(ctx: Ctx, { password }: { password: string }) {
  const { userId, sessionId } = personOf(ctx)
  const name = ['confirmation', userId]
  const account = await findAccount(ctx.db, userId)
  const { taken, isRight } = await verifyForTry(
    ctx,
    { secretHash: account?.secretHash, secret: password },
    () => takeTry(ctx, name, guesses),
  )
  if (!taken.isAllowed) throw tryLater(taken.retryAfter)
  if (!isRight) throw new Problem('identity.wrong_secret')
  await giveBackTries(ctx, [name])
  await updateAuthenticatedAt(ctx.db, sessionId, ctx.now)
  return { done: true } as const
}

/** The secret given now, or else a recent sign-in. */
export async function requireSecretOrFreshSignIn(ctx: Ctx, password: string | undefined) {
  if (password === undefined) return requireFreshSignIn(ctx)
  await confirmSignIn(ctx, { password })
}
