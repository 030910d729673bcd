import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { createKey, type KeyRing } from './key-ring.ts'

const batch = 100

type SealedRecords = {
  ring: KeyRing
  /** Reseals up to `limit` records sealed under an older key, and returns how many. */
  resealBatch(ctx: TransactionCtx, before: number, limit: number): Promise<number>
  /** Deletes older keys that no longer seal anything. */
  deleteUnusedKeys(ctx: Ctx, newest: number): Promise<void>
}

export type Rotation = { keyId: number; count: number }

/** Reseals everything of a ring under a new key and deletes the old keys; safe to repeat. */
export async function rotateKeys(
  ctx: Ctx,
  { ring, resealBatch, deleteUnusedKeys }: SealedRecords,
): Promise<Rotation> {
  const { id: keyId } = await createKey(ctx, ring)
  let count = 0
  for (let done = batch; done === batch; count += done) {
    done = await inTransaction(ctx, (ctx) => resealBatch(ctx, keyId, batch))
  }
  await deleteUnusedKeys(ctx, keyId)
  return { keyId, count }
}
