import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { lockSealedBefore, updateBankAccount } from './bank-account-store.ts'
import { deleteUnusedBankKeys } from './bank-key-store.ts'
import { newBankKey, openNumbers, sealNumbers } from './seal.ts'

const batch = 100

/** Seals every bank number anew under a new key and forgets the old keys; may be run again any time. */
export async function rotateBankKeys(ctx: Ctx): Promise<{ keyId: number; count: number }> {
  const { id: keyId } = await newBankKey(ctx)
  let count = 0
  for (let done = batch; done === batch; count += done) done = await resealSome(ctx, keyId)
  await deleteUnusedBankKeys(ctx.db, keyId)
  return { keyId, count }
}

function resealSome(ctx: Ctx, keyId: number): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const accounts = await lockSealedBefore(ctx.db, keyId, batch)
    for (const { id, ...sealed } of accounts) {
      const numbers = await openNumbers(ctx, id, sealed)
      await updateBankAccount(ctx.db, id, await sealNumbers(ctx, id, numbers))
    }
    return accounts.length
  })
}
