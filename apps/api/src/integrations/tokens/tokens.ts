import { randomUUID } from 'node:crypto'
import { type ApiToken, maxTokens } from '@marea/contract/integrations/api-tokens.ts'
import { type ApiScope, apiScopes, scopesFor } from '@marea/contract/platform/api-scopes.ts'
import { personOf } from '#identity/account/user.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import {
  type ApiTokenRow,
  deleteToken,
  insertToken,
  listTokens,
  lockTokensOf,
} from './token-store.ts'

/** Lets scanners of leaked secrets recognize a token of ours. */
const prefix = 'mrt_'

export async function ownTokens(ctx: Ctx): Promise<ApiToken[]> {
  const rows = await listTokens(ctx.db, personOf(ctx).userId)
  return rows.map((row) => showToken(ctx, row))
}

type NewToken = { name: string; scopes: ApiScope[]; days: number }

/** The text of the token is returned once; afterwards nobody can read it again. */
export async function addToken(ctx: Ctx, { name, scopes, days }: NewToken) {
  const person = personOf(ctx)
  const { userId } = person
  requireRecentSignIn(ctx)
  if (!person.isEmailConfirmed) throw new Problem('identity.email_unconfirmed')
  const allowed = scopesFor(person)
  if (!scopes.every((scope) => allowed.includes(scope))) {
    throw new Problem('api_tokens.scope_refused')
  }
  const token = `${prefix}${createToken()}`
  const apiToken = await inTransaction(ctx, async (ctx) => {
    await lockTokensOf(ctx.db, userId)
    const others = await listTokens(ctx.db, userId)
    if (others.filter((row) => !isExpired(ctx, row)).length >= maxTokens) {
      throw new Problem('api_tokens.too_many')
    }
    const row = await insertToken(ctx.db, {
      id: randomUUID(),
      userId,
      tokenHash: hashToken(token),
      name,
      scopes: apiScopes.filter((scope) => scopes.includes(scope)),
      ending: token.slice(-4),
      createdAt: ctx.now,
      expiresAt: ctx.now.add({ hours: 24 * days }),
    })
    const data = { tokenId: row.id, scopes: row.scopes, expiresAt: row.expiresAt.toString() }
    await recordEvent(ctx, { kind: 'integrations.token_created', subject: `user:${userId}`, data })
    return showToken(ctx, row)
  })
  ctx.log.info({ tokenId: apiToken.id, scopes: apiToken.scopes }, 'API token created')
  return { token, apiToken }
}

export function revokeToken(ctx: Ctx, id: string) {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    if (!(await deleteToken(ctx.db, id, userId))) throw new Problem('resource.not_found')
    await recordEvent(ctx, {
      kind: 'integrations.token_revoked',
      subject: `user:${userId}`,
      data: { tokenId: id, reason: 'asked' },
    })
    return { done: true } as const
  })
}

function showToken(ctx: Ctx, row: ApiTokenRow): ApiToken {
  const { id, name, scopes, ending, createdAt, expiresAt, lastUsedAt } = row
  return {
    id,
    name,
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
    ending,
    createdAt: createdAt.toString(),
    expiresAt: expiresAt.toString(),
    lastUsedAt: lastUsedAt?.toString() ?? null,
    isExpired: isExpired(ctx, row),
  }
}

function isExpired({ now }: Ctx, { expiresAt }: Pick<ApiTokenRow, 'expiresAt'>): boolean {
  return Temporal.Instant.compare(expiresAt, now) <= 0
}
