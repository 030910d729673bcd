import type { User } from '@marea/contract/identity.ts'
import type { Config } from '#config.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import type { RequestFacts } from '#platform/serve.ts'
import { redeemNonce } from './nonce.ts'
import { type OpenIdProvider, readIdToken } from './openid.ts'
import { remoteKeys } from './openid-keys.ts'
import { enter } from './openid-sign-in.ts'

type Credential = { token: string }

export type SignInWithGoogle = (ctx: Ctx, given: Credential, facts: RequestFacts) => Promise<User>

export function newGoogleSignIn(google: NonNullable<Config['google']>): SignInWithGoogle {
  const { clientId, issuers, keysUrl } = google
  const provider: OpenIdProvider = { name: 'google', issuers, clientId, keys: remoteKeys(keysUrl) }
  return async (ctx, { token }, facts) => {
    const assertion = await readIdToken(ctx, token, provider)
    if (!assertion || !(await redeemNonce(ctx, { nonce: assertion.nonce }))) {
      throw new Problem('identity.google_failed')
    }
    const user = await enter(ctx, 'google', { assertion, facts })
    if (!user) throw new Problem('identity.google_failed')
    return user
  }
}
