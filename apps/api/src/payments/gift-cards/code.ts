import {
  giftCardAlphabet,
  giftCardCodeLength,
  normalizeGiftCode,
} from '@marea/contract/payments/gift-card-code.ts'
import { hashToken, keyedHash, previousKeyedHash } from '#platform/crypto/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { GiftCardRow } from './gift-card-store.ts'

const purpose = 'gift-card-codes'

/**
 * Made from the server's secret each time the email is written, so that no table and no queue
 * holds a code, and sending it again sends the same one.
 */
export function codeOf(ctx: Ctx, { id, codeVersion, codeHash }: GiftCardRow): string {
  const parts = [id, String(codeVersion)]
  const code = readable(keyedHash(ctx, purpose, ...parts))
  const previous = previousKeyedHash(ctx, purpose, ...parts)
  if (!codeHash || !previous || codeHash.equals(hashOfCode(code))) return code
  // A code that was sent before the server's secret changed stays valid.
  const earlier = readable(previous)
  return codeHash.equals(hashOfCode(earlier)) ? earlier : code
}

/** A code is stored as a hash to recognize it by, and the ending by which its holder names it. */
export function codeColumns(ctx: Ctx, row: GiftCardRow) {
  const code = codeOf(ctx, row)
  return { codeHash: hashOfCode(code), codeEnding: code.slice(-4) }
}

/** A code has 100 bits, so a plain hash can't be searched. */
export function hashOfCode(code: string): Buffer {
  return hashToken(`gift-card:${normalizeGiftCode(code)}`)
}

/** 32 symbols divide a byte's 256 values evenly, so each symbol is equally likely. */
function readable(hash: Buffer): string {
  const bytes = [...hash.subarray(0, giftCardCodeLength)]
  return bytes.map((byte) => giftCardAlphabet[byte % giftCardAlphabet.length]).join('')
}
