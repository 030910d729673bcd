import type { PlatformFeeCode } from '@marea/contract/suites/platform-fees.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayInMiami } from '#suites/today.ts'
import { findFeeOn } from './fee-store.ts'

const usualCommission = 180

/** What is charged today, in per mille or cents; the only reader of these fees. */
export async function platformFee(
  ctx: Pick<Ctx, 'db' | 'now' | 'config'>,
  code: PlatformFeeCode,
): Promise<number> {
  const today = todayInMiami(ctx.now)
  return (await findFeeOn(ctx.db, code, today)) ?? configuredFee(ctx, code)
}

/** Applies until an administrator sets another value. */
export function configuredFee({ config }: Pick<Ctx, 'config'>, code: PlatformFeeCode): number {
  const { withdrawalFees } = config.wallet
  const configured: Record<PlatformFeeCode, number> = {
    commission: usualCommission,
    withdrawal_us: withdrawalFees.US,
    withdrawal_mx: withdrawalFees.MX,
  }
  return configured[code]
}
