import { createHmac } from 'node:crypto'
import { type KeyRing, type Sealed, seal, unseal } from '#platform/crypto/key-ring.ts'
import type { Ctx } from '#platform/ctx.ts'

export const bankKeyRing: KeyRing = { table: 'bankKeys', secret: 'bank-keys', label: 'bank-key' }

export type BankNumbers = { accountNumber: string; routingNumber: string }

/** Sealed for one account: the numbers cannot be opened under another id. */
export function encryptNumbers(ctx: Ctx, accountId: string, numbers: BankNumbers): Promise<Sealed> {
  return seal(ctx, bankKeyRing, accountId, Buffer.from(JSON.stringify(numbers)))
}

export async function decryptNumbers(
  ctx: Ctx,
  accountId: string,
  sealed: Sealed,
): Promise<BankNumbers> {
  return JSON.parse((await unseal(ctx, bankKeyRing, accountId, sealed)).toString())
}

/** Keyed, because the digits are few enough to be guessed. */
export function fingerprintOf(ctx: Ctx, country: string, numbers: BankNumbers): Buffer {
  const { routingNumber, accountNumber } = numbers
  return createHmac('sha256', ctx.ports.secrets.key('bank-fingerprints'))
    .update(`${country}:${routingNumber}:${accountNumber}`)
    .digest()
}
