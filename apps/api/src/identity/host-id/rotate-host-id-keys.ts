import { seal, unseal } from '#platform/crypto/key-ring.ts'
import { type Rotation, rotateKeys } from '#platform/crypto/rotate-keys.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { hostIdKeyRing } from './host-id.ts'
import { deleteUnusedHostIdKeys, lockHostIdsSealedBefore, updateHostId } from './host-id-store.ts'

/** The pictures stay in place: only the keys in the rows are sealed again. */
export function rotateHostIdKeys(ctx: Ctx): Promise<Rotation> {
  return rotateKeys(ctx, {
    ring: hostIdKeyRing,
    resealBatch,
    deleteUnusedKeys: ({ db }, newest) => deleteUnusedHostIdKeys(db, newest),
  })
}

async function resealBatch(ctx: TransactionCtx, before: number, limit: number): Promise<number> {
  const documents = await lockHostIdsSealedBefore(ctx.db, before, limit)
  for (const { id, reference, ...sealed } of documents) {
    const contents = await unseal(ctx, hostIdKeyRing, reference, sealed)
    await updateHostId(ctx.db, id, await seal(ctx, hostIdKeyRing, reference, contents))
  }
  return documents.length
}
