import { timingSafeEqual } from 'node:crypto'
import { addressAllowance, takeAttempt } from '#identity/attempts/throttle.ts'
import { listAdminIds } from '#identity/people/admins.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import { findLinkHash, lockSetup, replaceLink } from './link-store.ts'

/**
 * The address that makes the first administrator, or undefined where there is one. Of the starts of an installation
 * only the first gets it; whoever lost it asks for a new one on the server. Browsers send nothing after a `#`, so the
 * token reaches no log.
 */
export function offerSetupLink(
  ctx: Ctx,
  { isRenewed = false }: { isRenewed?: boolean } = {},
): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    await lockSetup(ctx.db)
    if (await hasAdministrator(ctx)) return undefined
    if (!isRenewed && (await findLinkHash(ctx.db))) return undefined
    const token = createToken()
    await replaceLink(ctx.db, { tokenHash: hashToken(token), createdAt: ctx.now })
    ctx.log.info('setup link created')
    return `${ctx.config.publicUrl.replace(/\/+$/, '')}/setup#${token}`
  })
}

export async function hasAdministrator(ctx: Ctx): Promise<boolean> {
  return (await listAdminIds(ctx)).length > 0
}

export async function checkLink(ctx: Ctx, token: string, facts: RequestFacts) {
  await limitGuesses(ctx, facts)
  await requireLink(ctx, token)
  return { isOpen: true } as const
}

export async function requireLink(ctx: Ctx, token: string): Promise<void> {
  const hash = await findLinkHash(ctx.db)
  const isRight = hash !== undefined && timingSafeEqual(hash, hashToken(token))
  if (!isRight || (await hasAdministrator(ctx))) throw new Problem('setup.link_invalid')
}

export async function limitGuesses(ctx: Ctx, facts: RequestFacts): Promise<void> {
  const attempt = await takeAttempt(ctx, ['setup', facts.address()], addressAllowance)
  if (attempt.isAllowed) return
  throw new Problem('request.too_many', { retryAfter: attempt.retryAfter })
}
