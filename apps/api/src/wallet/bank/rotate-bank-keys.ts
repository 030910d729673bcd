import { type Rotation, rotateKeys } from '#platform/crypto/rotate-keys.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { lockSealedBefore, updateBankAccount } from './bank-account-store.ts'
import { deleteUnusedBankKeys } from './bank-key-store.ts'
import { bankKeyRing, decryptNumbers, encryptNumbers, fingerprintOf } from './encrypt-numbers.ts'

export function rotateBankKeys(ctx: Ctx): Promise<Rotation> {
  return rotateKeys(ctx, {
    ring: bankKeyRing,
    resealBatch,
    deleteUnusedKeys: ({ db }, newest) => deleteUnusedBankKeys(db, newest),
  })
}

async function resealBatch(ctx: TransactionCtx, before: number, limit: number): Promise<number> {
  const accounts = await lockSealedBefore(ctx.db, before, limit)
  for (const { id, country, ...sealed } of accounts) {
    const numbers = await decryptNumbers(ctx, id, sealed)
    const fingerprint = fingerprintOf(ctx, country, numbers)
    await updateBankAccount(ctx.db, id, {
      ...(await encryptNumbers(ctx, id, numbers)),
      fingerprint,
    })
  }
  return accounts.length
}
