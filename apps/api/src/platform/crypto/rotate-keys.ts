import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { type KeyRing, newKey } from './key-ring.ts'

const batch = 100

type Sealed = {
  ring: KeyRing
  /** Seals up to so many of those sealed under an older key anew, and tells how many. */
  resealSome(ctx: TransactionCtx, before: number, limit: number): Promise<number>
  /** Forgets the keys older than the newest under which nothing is sealed any more. */
  dropUnused(ctx: Ctx, newest: number): Promise<void>
}

export type Rotation = { keyId: number; count: number }

/** Seals everything of a ring anew under a new key and forgets the old keys; may be run again any time. */
export async function rotateKeys(
  ctx: Ctx,
  { ring, resealSome, dropUnused }: Sealed,
): Promise<Rotation> {
  const { id: keyId } = await newKey(ctx, ring)
  let count = 0
  for (let done = batch; done === batch; count += done) {
    done = await inTransaction(ctx, (ctx) => resealSome(ctx, keyId, batch))
  }
  await dropUnused(ctx, keyId)
  return { keyId, count }
}
