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
  return createHmac('sha256', ports.secrets.key(purpose)).update(parts.join('\n')).digest()
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
  const expected = Buffer.from(sign(ctx, purpose, value))
  const given = Buffer.from(signed ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined
}
