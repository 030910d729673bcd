import type { User } from '@marea/contract/identity/endpoints.ts'
import { secretMark } from '#identity/account/account.ts'
import { replaceHash } from '#identity/account/account-store.ts'
import {
  hashSecret,
  isOutdated,
  verifyCountedAttempt,
  verifySecret,
} from '#identity/account/secret.ts'
import { normalizeEmail } from '#identity/account/user.ts'
import { returnAttempts } from '#identity/attempts/throttle.ts'
import { deviceHashOf, openSession } from '#identity/session/session.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { type AttemptResult, takeSignInAttempt } from './sign-in-attempts.ts'
import { type Candidate, findCandidates, lockSecret } from './sign-in-store.ts'
import { warnOwnerJob } from './warn.ts'

type Credentials = { email: string; password: string }

/** Every refusal costs one argon2 hash, so that its timing reveals nothing about the account. */
export async function signInByEmail(
  ctx: Ctx,
  { password: secret, ...credentials }: Credentials,
  facts: RequestFacts,
): Promise<User> {
  const email = normalizeEmail(credentials.email)
  const device = deviceHashOf(ctx, facts)
  const mark = secretMark(ctx, email, secret)
  const { holder, marked } = await findCandidates(ctx.db, { email, device, mark })
  const isKnown = Boolean(holder?.emailConfirmedAt && holder.isKnownDevice)
  const origin = { email, address: facts.address(), device: isKnown ? device : null }
  const { taken: attempt, isRight } = await verifyCountedAttempt(
    ctx,
    { secretHash: holder?.secretMark ? null : holder?.secretHash, secret },
    () => takeSignInAttempt(ctx, origin),
  )
  if (!attempt.isAllowed) throw attempt.refusal
  const account = isRight ? holder : await matchUnconfirmed(ctx, attempt, { marked, secret })
  if (!account) {
    if (attempt.count === 5) await warnOwner(ctx, holder)
    throw attempt.refusal
  }
  const user = await openLockedSession(ctx, account, { turn: attempt, facts })
  await Promise.all([renewHash(ctx, account, secret), returnAttempts(ctx, attempt.taken)])
  return user
}

/**
 * Not for a spare attempt: an account that only names the address must not learn that spare
 * attempts exist.
 */
async function matchUnconfirmed(
  ctx: Ctx,
  { isSpare }: AttemptResult,
  { marked, secret }: { marked: Candidate | undefined; secret: string },
): Promise<Candidate | undefined> {
  if (!marked || isSpare) return undefined
  return (await verifySecret(ctx, marked.secretHash, secret)) ? marked : undefined
}

function openLockedSession(
  ctx: Ctx,
  account: Candidate,
  { turn, facts }: { turn: AttemptResult; facts: RequestFacts },
): Promise<User> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockSecret(ctx.db, account))) throw turn.refusal
    return openSession(ctx, account, { way: 'email', facts })
  })
}

/** Only now is the password known, so only now can its hash get the new cost settings. */
async function renewHash(ctx: Ctx, { id, secretHash }: Candidate, secret: string): Promise<void> {
  if (!secretHash || !isOutdated(ctx, secretHash)) return
  await replaceHash(ctx.db, id, { before: secretHash, after: await hashSecret(ctx, secret) })
}

/** The same work for an address nobody holds, so that the fifth failure reveals nothing either. */
function warnOwner(ctx: Ctx, holder: Candidate | undefined): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, warnOwnerJob, { userId: holder?.id ?? null })
}
