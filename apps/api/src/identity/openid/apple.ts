import type { User } from '@marea/contract/identity/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import type { AppleSettings } from '#platform/sign-in-providers/port.ts'
import { createCodeExchange } from './apple-exchange.ts'
import { redeemNonce } from './nonce.ts'
import { type Assertion, type OpenIdProvider, readIdToken } from './openid.ts'
import { remoteKeys } from './openid-keys.ts'
import { signInByProvider } from './openid-sign-in.ts'

type OptionalText = string | null | undefined

type AppleResponse = {
  token: string
  code: string
  state: string
  user?:
    | { name?: OptionalText; firstName?: OptionalText; lastName?: OptionalText }
    | null
    | undefined
  keyId?: OptionalText
  teamId?: OptionalText
  appId?: OptionalText
}

type ReadAppleResponse = (ctx: Ctx, given: AppleResponse) => Promise<Assertion>

/** Requires the browser's token and the token exchanged for the code to name the same user. */
export function createAppleReader(apple: AppleSettings): ReadAppleResponse {
  const { clientId, issuer } = apple
  const keys = remoteKeys(apple.keysUrl)
  const provider: OpenIdProvider = { name: 'apple', issuers: [issuer], clientId, keys }
  const exchange = createCodeExchange(apple)
  return async (ctx, given) => {
    if (!isOurClient(given, apple)) throw new Problem('identity.apple_failed')
    const shown = await readIdToken(ctx, given.token, provider)
    if (!shown || !(await redeemNonce(ctx, { nonce: shown.nonce, state: given.state }))) {
      throw new Problem('identity.apple_failed')
    }
    const token = await exchange(ctx, given.code)
    if (!token) throw new Problem('identity.apple_exchange_failed')
    const reported = await readIdToken(ctx, token, provider)
    if (reported?.subject !== shown.subject) throw new Problem('identity.apple_failed')
    return { ...reported, name: nameOf(given.user) }
  }
}

export async function signInWithApple(
  ctx: Ctx,
  assertion: Assertion,
  facts: RequestFacts,
): Promise<User> {
  const user = await signInByProvider(ctx, 'apple', { assertion, facts })
  if (!user) throw new Problem('identity.apple_failed')
  return user
}

function isOurClient({ keyId, teamId, appId }: AppleResponse, apple: AppleSettings): boolean {
  const differs = (said: OptionalText, ours: string) => Boolean(said) && said !== ours
  return !(
    differs(keyId, apple.keyId) ||
    differs(teamId, apple.teamId) ||
    differs(appId, apple.clientId)
  )
}

/** Apple sends the name beside the token, and only at the first consent. */
function nameOf(user: AppleResponse['user']): string | undefined {
  const parts = [user?.firstName, user?.lastName].flatMap((part) => part?.trim() || [])
  return user?.name?.trim() || parts.join(' ') || undefined
}
