import {
  type NewFeeStep,
  PlatformFeeCode,
  platformFeeDays,
  platformFees,
} from '@marea/contract/suites/platform-fees.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { addStep, type DatedSetting, valueOn } from '#platform/settings/dated-setting.ts'
import { todayOf } from '#platform/zoned-time.ts'

const usualCommission = 180

/** In per mille or cents; from tomorrow on, so that nobody pays another fee than the one shown today. */
export const feeSetting: DatedSetting<PlatformFeeCode> = {
  table: 'platform_fees',
  columns: { key: 'code', value: 'value', reason: 'note' },
  keys: PlatformFeeCode.options,
  subject: 'fee',
  acts: { added: 'fees.changed', removed: 'fees.change_removed' },
  days: platformFeeDays,
  initial: configuredFee,
}

/** What is charged today; the only reader of these fees. */
export async function platformFee(
  ctx: Pick<Ctx, 'db' | 'now' | 'config' | 'companyTimeZone'>,
  code: PlatformFeeCode,
): Promise<number> {
  const set = await valueOn(ctx.db, feeSetting, code, todayOf(ctx))
  return set ?? configuredFee(ctx, code)
}

export async function addFee(ctx: Ctx, code: PlatformFeeCode, step: NewFeeStep) {
  if (step.value > platformFees[code].most) throw new Problem('fees.value_too_large')
  return addStep(ctx, feeSetting, code, step)
}

function configuredFee({ config }: Pick<Ctx, 'config'>, code: PlatformFeeCode): number {
  const { withdrawalFees } = config.wallet
  const configured: Record<PlatformFeeCode, number> = {
    commission: usualCommission,
    withdrawal_us: withdrawalFees.US,
    withdrawal_mx: withdrawalFees.MX,
  }
  return configured[code]
}
