import { rotateHostIdKeys } from '#identity/host-id/rotate-host-id-keys.ts'
import { rotateSecondFactorKeys } from '#identity/second-factor/rotate-second-factor-keys.ts'
import type { Rotation } from '#platform/crypto/rotate-keys.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rotateBankKeys } from '#wallet/bank/rotate-bank-keys.ts'

/** Seals everything that is stored encrypted under new keys, and those under today's root secret. */
export async function rotateAllKeys(ctx: Ctx): Promise<Record<string, Rotation>> {
  return {
    'bank accounts': await rotateBankKeys(ctx),
    'main host IDs': await rotateHostIdKeys(ctx),
    'authenticator apps': await rotateSecondFactorKeys(ctx),
  }
}
