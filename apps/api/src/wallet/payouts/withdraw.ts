import type { Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import { personOf, requireConfirmedEmail } from '#identity/account/user.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { lockBankAccountsOf } from '#wallet/bank/bank-account-store.ts'
import { requireReadyAccount } from '#wallet/bank/ready-account.ts'
import { listImmatureLots } from '#wallet/deposits/lot-store.ts'
import { lockBalance } from '#wallet/ledger/ledger-store.ts'
import { findRepeated, holdWithdrawal, sourceAccount } from './hold-withdrawal.ts'
import { arrivalOf, withdrawalFee } from './withdrawal-terms.ts'
import { showWithdrawal } from './withdrawals.ts'
import { canWithdraw } from './withdrawals-open.ts'

type WithdrawalRequest = { bankAccountId: string; amount: number; requestKey: string }

/** Amount and fee leave the available balance at once. */
export async function requestWithdrawal(ctx: Ctx, request: WithdrawalRequest): Promise<Withdrawal> {
  const { userId } = personOf(ctx)
  requireConfirmedEmail(ctx)
  requireRecentSignIn(ctx)
  if (!(await canWithdraw(ctx, userId))) throw new Problem('wallet.withdrawals_off')
  const id = await inTransaction(ctx, async (ctx) => {
    // Bank accounts are locked first and the wallet last, because more writers need the wallet.
    await lockBankAccountsOf(ctx.db, userId)
    const available = await lockBalance(ctx.db, sourceAccount('wallet', userId))
    const repeated = await findRepeated(ctx, { ...request, userId })
    return repeated ?? holdFromWallet(ctx, { ...request, userId, available })
  })
  return showWithdrawal(ctx, id)
}

async function holdFromWallet(
  ctx: TransactionCtx,
  {
    available,
    ...request
  }: WithdrawalRequest & {
    userId: string
    available: number
  },
): Promise<string> {
  const { userId, bankAccountId, amount } = request
  const { country } = await requireReadyAccount(ctx, userId, bankAccountId)
  const fee = await withdrawalFee(ctx, country)
  const arrivesOn = arrivalOf(ctx, country)
  const young = await listImmatureLots(ctx.db, userId, ctx.now)
  const withdrawable = young.reduce((rest, lot) => rest - lot.amount, available)
  if (amount + fee > withdrawable) {
    throw new Problem('wallet.insufficient_funds', { withdrawable: Math.max(0, withdrawable) })
  }
  return holdWithdrawal(ctx, { ...request, source: 'wallet', fee, arrivesOn })
}
