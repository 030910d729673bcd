import { createToken, hashToken } from '#platform/crypto/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { deleteNoncesBefore, insertNonce, takeNonce } from './openid-store.ts'

const nonceLifetime = { minutes: 10 }

/** Ties the provider's token to this sign-in; the provider returns `state` beside the token. */
export async function issueNonce(ctx: Ctx): Promise<{ nonce: string; state: string }> {
  const [nonce, state] = [createToken(), createToken()]
  await insertNonce(ctx.db, {
    nonceHash: hashToken(nonce),
    stateHash: hashToken(state),
    issuedAt: ctx.now,
  })
  return { nonce, state }
}

/** True once for a nonce issued here less than ten minutes ago with the same state. */
export function redeemNonce(
  ctx: Ctx,
  { nonce, state }: { nonce: string | undefined; state?: string },
): Promise<boolean> {
  if (!nonce) return Promise.resolve(false)
  return takeNonce(ctx.db, {
    nonceHash: hashToken(nonce),
    stateHash: state === undefined ? undefined : hashToken(state),
    issuedAfter: ctx.now.subtract(nonceLifetime),
  })
}

export function deleteExpiredNonces(ctx: Ctx): Promise<void> {
  return deleteNoncesBefore(ctx.db, ctx.now.subtract(nonceLifetime))
}
