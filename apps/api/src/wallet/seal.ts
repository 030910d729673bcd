import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'
import { findBankKey, findNewestBankKey, insertBankKey } from './bank-key-store.ts'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

export type BankNumbers = { accountNumber: string; routingNumber: string }

type Sealed = { keyId: number; sealed: Buffer }

/** Sealed for one account: under another id the numbers do not open. */
export async function sealNumbers(
  ctx: Ctx,
  accountId: string,
  numbers: BankNumbers,
): Promise<Sealed> {
  const key = (await findNewestBankKey(ctx.db)) ?? (await newBankKey(ctx))
  const text = Buffer.from(JSON.stringify(numbers))
  return { keyId: key.id, sealed: encrypt(unwrap(ctx, key.wrapped), text, accountId) }
}

export async function openNumbers(
  ctx: Ctx,
  accountId: string,
  { keyId, sealed }: Sealed,
): Promise<BankNumbers> {
  const key = await findBankKey(ctx.db, keyId)
  return JSON.parse(decrypt(unwrap(ctx, key.wrapped), sealed, accountId).toString())
}

export function newBankKey(ctx: Ctx) {
  const wrapped = encrypt(ctx.ports.secrets.key('bank-keys'), randomBytes(32), 'bank-key')
  return insertBankKey(ctx.db, { wrapped, createdAt: ctx.now })
}

/** Keyed, because the digits are few enough to be guessed. */
export function fingerprintOf(ctx: Ctx, country: string, numbers: BankNumbers): Buffer {
  const { routingNumber, accountNumber } = numbers
  return createHmac('sha256', ctx.ports.secrets.key('bank-fingerprints'))
    .update(`${country}:${routingNumber}:${accountNumber}`)
    .digest()
}

function unwrap(ctx: Ctx, wrapped: Buffer): Buffer {
  return decrypt(ctx.ports.secrets.key('bank-keys'), wrapped, 'bank-key')
}

function encrypt(key: Buffer, text: Buffer, purpose: string): Buffer {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(purpose))
  const body = Buffer.concat([sealing.update(text), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), body])
}

function decrypt(key: Buffer, sealed: Buffer, purpose: string): Buffer {
  const iv = sealed.subarray(0, ivLength)
  const tag = sealed.subarray(ivLength, ivLength + tagLength)
  const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagLength })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag)
  return Buffer.concat([opening.update(sealed.subarray(ivLength + tagLength)), opening.final()])
}
