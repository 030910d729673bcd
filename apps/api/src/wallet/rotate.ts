import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { type Rotation, rotateKeys } from '#platform/rotate-keys.ts'
import { lockSealedBefore, updateBankAccount } from './bank-account-store.ts'
import { deleteUnusedBankKeys } from './bank-key-store.ts'
import { bankRing, openNumbers, sealNumbers } from './seal.ts'

export function rotateBankKeys(ctx: Ctx): Promise<Rotation> {
  return rotateKeys(ctx, {
    ring: bankRing,
    resealSome,
    dropUnused: ({ db }, newest) => deleteUnusedBankKeys(db, newest),
  })
}

async function resealSome(ctx: TransactionCtx, before: number, limit: number): Promise<number> {
  const accounts = await lockSealedBefore(ctx.db, before, limit)
  for (const { id, ...sealed } of accounts) {
    const numbers = await openNumbers(ctx, id, sealed)
    await updateBankAccount(ctx.db, id, await sealNumbers(ctx, id, numbers))
  }
  return accounts.length
}
