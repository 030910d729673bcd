import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import type { AppleSettings } from '#platform/sign-in-providers/port.ts'

/** Exchanges a code for the identity token Apple gives to us alone; undefined if Apple refuses. */
export type ExchangeCode = (
  ctx: Pick<Ctx, 'now' | 'log'>,
  code: string,
) => Promise<string | undefined>

const Answer = z.object({ id_token: z.string() })
const timeout = 8000
const secretLifetime = { hours: 24 }
const renewBefore = { hours: 1 }

export function createCodeExchange(apple: AppleSettings): ExchangeCode {
  const secretAt = createClientSecret(apple)
  return async (ctx, code) => {
    const form = new URLSearchParams({
      client_id: apple.clientId,
      client_secret: await secretAt(ctx.now),
      code,
      grant_type: 'authorization_code',
      redirect_uri: apple.redirectUrl,
    })
    try {
      return await post(apple.tokenUrl, form)
    } catch (error) {
      ctx.log.warn({ reason: String(error) }, 'apple did not exchange the code')
      return undefined
    }
  }
}

async function post(url: string, body: URLSearchParams): Promise<string> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return Answer.parse(await response.json()).id_token
}

function createClientSecret({ clientId, teamId, keyId, privateKey, issuer }: AppleSettings) {
  const key = createPrivateKey(privateKey)
  let known: { secret: string; renewAt: Temporal.Instant } | undefined
  return async (now: Temporal.Instant): Promise<string> => {
    if (known && Temporal.Instant.compare(now, known.renewAt) < 0) return known.secret
    const expiresAt = now.add(secretLifetime)
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(seconds(now))
      .setExpirationTime(seconds(expiresAt))
      .sign(key)
    known = { secret, renewAt: expiresAt.subtract(renewBefore) }
    return secret
  }
}

function seconds(instant: Temporal.Instant): number {
  return Math.floor(instant.epochMilliseconds / 1000)
}
