import { insertNonce, takeNonce } from '#identity/openid/openid-store.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import type { Ctx } from '#platform/ctx.ts'

const lifetime = { minutes: 10 }

/** Signed by the authenticator, and accepted once for the purpose it was made for. */
export async function issueChallenge(ctx: Ctx, purpose: string): Promise<string> {
  const challenge = createToken()
  await insertNonce(ctx.db, {
    nonceHash: hashToken(challenge),
    stateHash: hashToken(purpose),
    issuedAt: ctx.now,
  })
  return challenge
}

export function redeemChallenge(ctx: Ctx, purpose: string) {
  return (challenge: string): Promise<boolean> =>
    takeNonce(ctx.db, {
      nonceHash: hashToken(challenge),
      stateHash: hashToken(purpose),
      issuedAfter: ctx.now.subtract(lifetime),
    })
}

/** Passkeys belong to the host of the address that people type. */
export function relyingParty({ config }: Pick<Ctx, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl)
  return { id: hostname, origin }
}
