import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'

/** 256 random bits; only their hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A hash that nobody without the server's key can make or search. */
export function keyedHash(
  { ports }: Pick<Ctx, 'ports'>,
  purpose: string,
  ...parts: string[]
): Buffer {
  return hmac(ports.secrets.key(purpose), parts)
}

/** The same by the root secret before this one, while there is one. */
export function previousKeyedHash(
  { ports }: Pick<Ctx, 'ports'>,
  purpose: string,
  ...parts: string[]
): Buffer | undefined {
  const key = ports.secrets.previousKey?.(purpose)
  return key && hmac(key, parts)
}

function hmac(key: Buffer, parts: string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\n')).digest()
}

export function sign(ctx: Pick<Ctx, 'ports'>, purpose: string, value: string): string {
  return `${value}.${keyedHash(ctx, purpose, value).toString('base64url')}`
}

export function readSigned(
  ctx: Pick<Ctx, 'ports'>,
  purpose: string,
  signed: string | undefined,
): string | undefined {
  const [value = ''] = signed?.split('.') ?? []
  const hashes = [keyedHash(ctx, purpose, value), previousKeyedHash(ctx, purpose, value)]
  const isOurs = hashes.some(
    (hash) => hash && isSame(`${value}.${hash.toString('base64url')}`, signed),
  )
  return isOurs ? value : undefined
}

function isSame(expected: string, given = ''): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
