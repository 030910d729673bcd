import type { BankCountry } from '@marea/contract/wallet/bank-accounts.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { platformFee } from '#suites/fees/platform-fee.ts'
import { addBankDays } from '#wallet/bank/bank-days.ts'

const bankDays: Record<BankCountry, number> = { US: 3, MX: 2 }
const fees = { US: 'withdrawal_us', MX: 'withdrawal_mx' } as const

export function withdrawalFee(ctx: Ctx, country: BankCountry): Promise<number> {
  return platformFee(ctx, fees[country])
}

export function arrivalOf(ctx: Ctx, country: BankCountry): Temporal.PlainDate {
  return addBankDays(Temporal.PlainDate.from(todayOf(ctx)), bankDays[country])
}
