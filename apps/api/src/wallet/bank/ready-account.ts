import { bankWaitingDays } from '@marea/contract/wallet/bank-account-rules.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn, todayOf } from '#platform/zoned-time.ts'
import { type BankAccountRow, listBankAccounts } from './bank-account-store.ts'
import { addBankDays } from './bank-days.ts'

/** The bank account for withdrawals and payouts, which must be past its waiting time and still usable. */
export async function requireReadyAccount(
  ctx: TransactionCtx,
  userId: string,
  bankAccountId: string,
): Promise<BankAccountRow> {
  const accounts = await listBankAccounts(ctx.db, userId)
  const account = accounts.find(({ id }) => id === bankAccountId)
  if (!account) throw new Problem('resource.not_found')
  if (account.isUnusable) throw new Problem('payouts.bank_account_unusable')
  const readyOn = waitsUntil(ctx, account)
  if (readyOn) throw new Problem('payouts.bank_account_new', { readyOn })
  return account
}

/** The day from which an account receives money; null once it does. */
export function waitsUntil(
  ctx: Pick<Ctx, 'now' | 'companyTimeZone'>,
  { createdAt }: Pick<BankAccountRow, 'createdAt'>,
): string | null {
  const added = Temporal.PlainDate.from(todayIn(ctx.companyTimeZone, createdAt))
  const readyOn = addBankDays(added, bankWaitingDays).toString()
  return readyOn > todayOf(ctx) ? readyOn : null
}
