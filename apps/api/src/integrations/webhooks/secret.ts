import { createHmac } from 'node:crypto'
import { keyedHash } from '#platform/crypto/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { EndpointRow } from './endpoint-store.ts'

/** How long requests are signed with both secrets, so that a receiver can change its own. */
export const secretOverlap = { hours: 24 }

type Secretive = Pick<EndpointRow, 'id' | 'secretVersion' | 'previousSecretUntil'>

/** Derived from the secret of the installation, so that a copy of the database signs nothing. */
export function secretOf(ctx: Pick<Ctx, 'ports'>, { id, secretVersion }: Secretive): string {
  const key = keyedHash(ctx, 'webhook secret', id, String(secretVersion))
  return `whsec_${key.toString('base64url')}`
}

/** As Stripe signs: the time and an HMAC over both, once for each secret that is valid. */
export function signatureOf(
  ctx: Pick<Ctx, 'ports'>,
  endpoint: Secretive,
  { body, at }: { body: string; at: Temporal.Instant },
): string {
  const { previousSecretUntil: until, secretVersion } = endpoint
  const hasPrevious = until !== null && Temporal.Instant.compare(at, until) < 0
  const previous = { ...endpoint, secretVersion: secretVersion - 1 }
  const seconds = Math.floor(at.epochMilliseconds / 1000)
  const signatures = [endpoint, ...(hasPrevious ? [previous] : [])].map((signing) =>
    createHmac('sha256', secretOf(ctx, signing)).update(`${seconds}.${body}`).digest('hex'),
  )
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}
