import type { BankCountry } from '@marea/contract/wallet/bank-accounts.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayInMiami } from '#suites/today.ts'
import { addBankDays } from '#wallet/bank/bank-days.ts'

const bankDays: Record<BankCountry, number> = { US: 3, MX: 2 }

/** The cost and arrival date of a withdrawal requested now. */
export function withdrawalTerms({ config, now }: Ctx, country: BankCountry) {
  const today = Temporal.PlainDate.from(todayInMiami(now))
  return {
    fee: config.wallet.withdrawalFees[country],
    arrivesOn: addBankDays(today, bankDays[country]),
  }
}
