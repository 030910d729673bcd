import type { User } from '@marea/contract/identity/endpoints.ts'
import type { RequestOptions, SignInAnswer } from '@marea/contract/identity/passkeys.ts'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import { findAccount } from '#identity/account/account-store.ts'
import { personOf, userInfo } from '#identity/account/user.ts'
import { lockPasskey, updateUsed } from '#identity/factors/passkey-store.ts'
import { openSession } from '#identity/session/session.ts'
import { updateAuthenticatedAt, updateSecondFactorAt } from '#identity/session/session-store.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import { issueChallenge, redeemChallenge, relyingParty } from './challenge.ts'
import { refuse } from './passkeys.ts'

const purpose = 'passkey:sign-in'
const timeout = 120_000

/** Names no account: the browser offers the passkeys it has, so that nothing can be probed. */
export async function signInOptions(ctx: Ctx): Promise<RequestOptions> {
  const challenge = await issueChallenge(ctx, purpose)
  return { challenge, rpId: relyingParty(ctx).id, timeout, userVerification: 'required' }
}

/** The device and what unlocks it are two factors, so the session needs no further step. */
export function signInByPasskey(
  ctx: Ctx,
  answer: z.infer<typeof SignInAnswer>,
  facts: RequestFacts,
): Promise<User> {
  return inTransaction(ctx, async (ctx) => {
    const account = (await findAccount(ctx.db, await usePasskey(ctx, answer))) ?? refuse()
    return openSession(ctx, account, { way: 'passkey', facts })
  })
}

/** For a session of the same person: it counts as a new sign-in with its second factor. */
export async function confirmByPasskey(
  ctx: Ctx,
  answer: z.infer<typeof SignInAnswer>,
): Promise<User> {
  const { userId, sessionId } = personOf(ctx)
  await inTransaction(ctx, async (ctx) => {
    if ((await usePasskey(ctx, answer)) !== userId) throw new Problem('identity.other_account')
    await updateAuthenticatedAt(ctx.db, sessionId, ctx.now)
    await updateSecondFactorAt(ctx.db, sessionId, ctx.now)
  })
  return { ...userInfo(ctx), needsSecondFactor: false }
}

async function usePasskey(ctx: TransactionCtx, answer: z.infer<typeof SignInAnswer>) {
  const passkey = (await lockPasskey(ctx.db, answer.id)) ?? refuse()
  const signCount = await verifyAnswer(ctx, passkey, answer)
  await updateUsed(ctx.db, passkey.id, { signCount, lastUsedAt: ctx.now })
  return passkey.userId
}

type StoredPasskey = NonNullable<Awaited<ReturnType<typeof lockPasskey>>>

async function verifyAnswer(
  ctx: TransactionCtx,
  { credentialId, publicKey, signCount }: StoredPasskey,
  answer: z.infer<typeof SignInAnswer>,
): Promise<number> {
  const { id, origin } = relyingParty(ctx)
  const { clientDataJSON, authenticatorData, signature } = answer.response
  const verification = verifyAuthenticationResponse({
    response: {
      id: answer.id,
      rawId: answer.rawId,
      type: answer.type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: redeemChallenge(ctx, purpose),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: signCount },
    requireUserVerification: true,
  })
  const { verified, authenticationInfo } = await verification.catch(refuse)
  return verified ? authenticationInfo.newCounter : refuse()
}
