import { randomBytes } from 'node:crypto'
import { replaceRecoveryCodes } from '#identity/factors/second-factor-store.ts'
import { keyedHash } from '#platform/crypto/token.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { base32 } from './totp.ts'

const codeCount = 10

/** Ten new codes of 50 random bits each; only their hashes are stored, so they are shown once. */
export async function issueRecoveryCodes(ctx: TransactionCtx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => base32(randomBytes(7)).slice(0, 10))
  const hashes = codes.map((code) => recoveryCodeHash(ctx, userId, code))
  await replaceRecoveryCodes(ctx.db, userId, { hashes, createdAt: ctx.now })
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

export function recoveryCodeHash(ctx: Ctx, userId: string, code: string): Buffer {
  return keyedHash(ctx, 'recovery-code', userId, code)
}
