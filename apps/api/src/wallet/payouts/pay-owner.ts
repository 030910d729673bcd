import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listBankAccounts, lockBankAccountsOf } from '#wallet/bank/bank-account-store.ts'
import { requireReadyAccount, waitsUntil } from '#wallet/bank/ready-account.ts'
import { lockBalance } from '#wallet/ledger/ledger-store.ts'
import { findRepeated, holdWithdrawal, sourceAccount } from './hold-withdrawal.ts'
import { arrivalOf } from './withdrawal-terms.ts'
import { canWithdraw } from './withdrawals-open.ts'

type OwnerPayout = {
  ownerId: string
  bankAccountId: string
  requestKey: string
  /** The amount that stays in the account. */
  reserve: number
  /** Without it, all that may leave the account is paid. */
  amount?: number
}

/**
 * Pays an owner from what Marea owes, without a fee. Unlike a wallet, that account may be negative,
 * so its balance is compared here while its row is locked.
 */
export async function payOwner(ctx: Ctx, payout: OwnerPayout): Promise<string> {
  if (!(await canWithdraw(ctx, payout.ownerId))) throw new Problem('payouts.closed')
  return inTransaction(ctx, async (ctx) => {
    const { ownerId: userId, bankAccountId, reserve } = payout
    const requestKey = `payout:${payout.requestKey}`
    await lockBankAccountsOf(ctx.db, userId)
    const balance = await lockBalance(ctx.db, sourceAccount('payable', userId))
    const payable = Math.max(0, balance - reserve)
    const { amount = payable } = payout
    const request = { userId, bankAccountId, amount, requestKey }
    const repeated = await findRepeated(ctx, request)
    if (repeated) return repeated
    if (amount > payable || amount <= 0) throw new Problem('payouts.balance_too_small', { payable })
    const { country } = await requireReadyAccount(ctx, userId, bankAccountId)
    const arrivesOn = arrivalOf(ctx, country)
    return holdWithdrawal(ctx, { ...request, source: 'payable', fee: 0, arrivesOn })
  })
}

/** The owner's bank accounts, the default first, and whether and from which day each receives payouts. */
export async function payoutAccounts(
  ctx: Pick<Ctx, 'db' | 'now' | 'companyTimeZone'>,
  ownerId: string,
) {
  const accounts = await listBankAccounts(ctx.db, ownerId)
  return accounts.map((account) => {
    const { id, country, bankName, kind, lastFour, isDefault, isUnusable } = account
    const readyOn = waitsUntil(ctx, account)
    return { id, country, bankName, kind, lastFour, isDefault, readyOn, isUnusable }
  })
}
