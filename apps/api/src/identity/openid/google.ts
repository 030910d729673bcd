import type { User } from '@marea/contract/identity/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import type { GoogleSettings } from '#platform/sign-in-providers/port.ts'
import { redeemNonce } from './nonce.ts'
import { type Assertion, type OpenIdProvider, readIdToken } from './openid.ts'
import { remoteKeys } from './openid-keys.ts'
import { signInByProvider } from './openid-sign-in.ts'

type Credential = { token: string }

type ReadCredential = (ctx: Ctx, given: Credential) => Promise<Assertion>

/** Accepts each credential once. */
export function createGoogleReader(google: GoogleSettings): ReadCredential {
  const { clientId, issuers, keysUrl } = google
  const provider: OpenIdProvider = { name: 'google', issuers, clientId, keys: remoteKeys(keysUrl) }
  return async (ctx, { token }) => {
    const assertion = await readIdToken(ctx, token, provider)
    if (!assertion || !(await redeemNonce(ctx, { nonce: assertion.nonce }))) {
      throw new Problem('identity.google_failed')
    }
    return assertion
  }
}

export async function signInWithGoogle(
  ctx: Ctx,
  assertion: Assertion,
  facts: RequestFacts,
): Promise<User> {
  const user = await signInByProvider(ctx, 'google', { assertion, facts })
  if (!user) throw new Problem('identity.google_failed')
  return user
}
