import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import type { ProviderKeys } from './openid-keys.ts'

export type ProviderName = 'google' | 'apple'

export type OpenIdProvider = {
  name: ProviderName
  issuers: string[]
  clientId: string
  keys: ProviderKeys
}

/** Apple sometimes sends these as text. */
const booleanOrText = z.union([z.boolean(), z.enum(['true', 'false'])]).transform(String)

const Claims = z.object({
  sub: z.string().min(1).max(255),
  aud: z.string(),
  nonce: z.string().min(1).optional(),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: booleanOrText.optional().catch(undefined),
  is_private_email: booleanOrText.optional().catch(undefined),
  name: z.string().optional().catch(undefined),
})

export type Assertion = {
  subject: string
  nonce: string | undefined
  email: string | undefined
  isEmailVerified: boolean
  /** The provider hides the user's own address behind a relay address. */
  isEmailPrivate: boolean
  name: string | undefined
}

const toleranceSeconds = 30

/** Accepts a token only if signature, issuer, audience and times are valid; else undefined. */
export async function readIdToken(
  ctx: Pick<Ctx, 'now' | 'log'>,
  token: string,
  { name, issuers, clientId, keys }: OpenIdProvider,
): Promise<Assertion | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys(ctx.now), {
      algorithms: ['RS256'],
      issuer: issuers,
      audience: clientId,
      currentDate: new Date(ctx.now.epochMilliseconds),
      clockTolerance: toleranceSeconds,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    if (isAhead(payload.iat, ctx.now)) throw new Error('The token is dated ahead.')
    return toAssertion(Claims.parse(payload))
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    ctx.log.warn({ provider: name, reason }, 'identity token refused')
    return undefined
  }
}

/** A token dated in the future could be stored until that day. */
function isAhead(issuedAt: number | undefined, now: Temporal.Instant): boolean {
  return (issuedAt ?? 0) - toleranceSeconds > now.epochMilliseconds / 1000
}

function toAssertion(claims: z.infer<typeof Claims>): Assertion {
  return {
    subject: claims.sub,
    nonce: claims.nonce,
    email: claims.email,
    isEmailVerified: claims.email_verified === 'true',
    isEmailPrivate: claims.is_private_email === 'true',
    name: claims.name,
  }
}
