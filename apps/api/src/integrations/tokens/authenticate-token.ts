import { type ApiScope, apiScopes } from '@marea/contract/platform/api-scopes.ts'
import { hashToken } from '#platform/crypto/token.ts'
import type { Ctx, Person } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { tokenCounters } from './metrics.ts'
import { findTokenHolder, updateLastUse } from './token-store.ts'

const touchInterval = { minutes: 1 }

/** A token is no sign-in: nothing that asks for a recent one accepts it. */
const longAgo = Temporal.Instant.fromEpochMilliseconds(0)

export async function authenticateToken(ctx: Ctx, token: string, scope: ApiScope): Promise<Person> {
  const found = await findTokenHolder(ctx.db, hashToken(token))
  if (!found || isPast(found.expiresAt, ctx.now)) {
    tokenCounters.add('invalid')
    throw new Problem('api_tokens.invalid')
  }
  if (!found.scopes.includes(scope)) {
    tokenCounters.add('scope_missing')
    const held = apiScopes.filter((each) => found.scopes.includes(each))
    throw new Problem('api_tokens.scope_missing', { scope, held })
  }
  const { tokenId, lastUsedAt } = found
  if (!lastUsedAt || isPast(lastUsedAt.add(touchInterval), ctx.now)) {
    await updateLastUse(ctx.db, tokenId, ctx.now)
  }
  tokenCounters.add('accepted')
  return personWithToken(found)
}

function personWithToken(found: NonNullable<Awaited<ReturnType<typeof findTokenHolder>>>): Person {
  const { tokenId, profile, emailConfirmedAt, bouncedAt } = found
  const { userId, fullName, email, phone, gender, isCoHost, language, photoKey } = found
  return {
    kind: 'person',
    userId,
    // An admin's token has no more rights than a guest's.
    profile: profile === 'ADMIN' ? 'USER' : profile,
    isCoHost,
    sessionId: tokenId,
    token: '',
    authenticatedAt: longAgo,
    // The session that created it was complete; it never counts as a second factor itself.
    hasSecondFactor: false,
    secondFactorAt: null,
    fullName,
    email,
    isEmailConfirmed: emailConfirmedAt !== null,
    isEmailBounced: bouncedAt !== null,
    phone,
    gender,
    language,
    photoKey,
    secretKind: found.secretKind,
    createdAt: found.createdAt,
  }
}

function isPast(instant: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(instant, now) <= 0
}
