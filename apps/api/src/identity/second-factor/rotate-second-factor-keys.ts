import {
  deleteUnusedFactorKeys,
  lockFactorsSealedBefore,
  updateSealed,
} from '#identity/factors/second-factor-store.ts'
import { seal, unseal } from '#platform/crypto/key-ring.ts'
import { type Rotation, rotateKeys } from '#platform/crypto/rotate-keys.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { secondFactorKeyRing } from './verify-code.ts'

export function rotateSecondFactorKeys(ctx: Ctx): Promise<Rotation> {
  return rotateKeys(ctx, {
    ring: secondFactorKeyRing,
    resealBatch,
    deleteUnusedKeys: ({ db }, newest) => deleteUnusedFactorKeys(db, newest),
  })
}

async function resealBatch(ctx: TransactionCtx, before: number, limit: number): Promise<number> {
  const factors = await lockFactorsSealedBefore(ctx.db, before, limit)
  for (const { userId, ...sealed } of factors) {
    const secret = await unseal(ctx, secondFactorKeyRing, userId, sealed)
    await updateSealed(ctx.db, userId, await seal(ctx, secondFactorKeyRing, userId, secret))
  }
  return factors.length
}
