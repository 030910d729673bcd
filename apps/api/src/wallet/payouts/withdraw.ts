import { randomUUID } from 'node:crypto'
import type { Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import { requireRecentSignIn } from '#identity/sign-in/confirmation.ts'
import { requireConfirmedEmail } from '#identity/sign-in/email-confirmation.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listBankAccounts, lockBankAccountsOf } from '#wallet/bank/bank-account-store.ts'
import { listImmatureLots } from '#wallet/deposits/lot-store.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { lockBalance } from '#wallet/ledger/ledger-store.ts'
import { post } from '#wallet/ledger/post.ts'
import { recordStep } from './withdrawal-steps.ts'
import { findByRequest, insertWithdrawal } from './withdrawal-store.ts'
import { withdrawalTerms } from './withdrawal-terms.ts'
import { showWithdrawal } from './withdrawals.ts'

type WithdrawalRequest = { bankAccountId: string; amount: number; requestKey: string }

/** Amount and fee leave the available balance at once. */
export async function requestWithdrawal(ctx: Ctx, request: WithdrawalRequest): Promise<Withdrawal> {
  const { userId } = personOf(ctx)
  requireConfirmedEmail(ctx)
  requireRecentSignIn(ctx)
  if (!ctx.config.wallet.canWithdraw) throw new Problem('wallet.withdrawals_off')
  const id = await inTransaction(ctx, async (ctx) => {
    // Bank accounts are locked first and the wallet last, because more writers need the wallet.
    await lockBankAccountsOf(ctx.db, userId)
    const available = await lockBalance(ctx.db, ledgerAccounts.wallet(userId))
    const known = await findByRequest(ctx.db, userId, request.requestKey)
    if (!known) return holdWithdrawal(ctx, { ...request, userId, available })
    const isSame = known.amount === request.amount && known.bankAccountId === request.bankAccountId
    if (!isSame) throw new Problem('ledger.key_reused')
    return known.id
  })
  return showWithdrawal(ctx, id)
}

async function holdWithdrawal(
  ctx: TransactionCtx,
  {
    userId,
    available,
    bankAccountId,
    amount,
    requestKey,
  }: WithdrawalRequest & {
    userId: string
    available: number
  },
): Promise<string> {
  const accounts = await listBankAccounts(ctx.db, userId)
  const account = accounts.find((each) => each.id === bankAccountId)
  if (!account) throw new Problem('resource.not_found')
  const { fee, arrivesOn } = withdrawalTerms(ctx, account.country)
  const young = await listImmatureLots(ctx.db, userId, ctx.now)
  const withdrawable = young.reduce((rest, lot) => rest - lot.amount, available)
  if (amount + fee > withdrawable) {
    throw new Problem('wallet.insufficient_funds', { withdrawable: Math.max(0, withdrawable) })
  }
  const id = randomUUID()
  const { id: entryId } = await post(ctx, {
    key: `withdrawal:${id}:request`,
    kind: 'withdrawal.requested',
    reference: `withdrawal:${id}`,
    moves: [
      {
        from: ledgerAccounts.wallet(userId),
        to: ledgerAccounts.withdrawalsPending,
        amount: amount + fee,
      },
    ],
  })
  await insertWithdrawal(ctx.db, {
    id,
    userId,
    bankAccountId,
    requestKey,
    amount,
    fee,
    arrivesOn,
    entryId,
    requestedAt: ctx.now,
  })
  await recordStep(ctx, { id, userId, amount }, { status: 'requested' })
  return id
}
