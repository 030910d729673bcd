import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import { canBecome, depositGraph } from '#wallet/status.ts'
import { addCardMoney } from './card-money.ts'
import { type Deposit, insertDeposit, lockDeposit, updateDeposit } from './deposit-store.ts'

/** Recorded before the card is charged; repeating the key returns the same deposit. */
export async function requestDeposit(
  ctx: Ctx,
  request: { userId: string; amount: number; requestKey: string },
): Promise<Deposit> {
  const { minimumDeposit } = ctx.config.wallet
  if (request.amount <= minimumDeposit) {
    throw new Problem('wallet.deposit_too_small', { minimum: minimumDeposit })
  }
  const deposit = await insertDeposit(ctx.db, { ...request, requestedAt: ctx.now })
  if (deposit.amount !== request.amount) throw new Problem('ledger.key_reused')
  return deposit
}

/** The card has paid: the guest can spend it at once, and withdraw it once it is old enough. */
export function creditDeposit(ctx: Ctx, id: string, fee = 0): Promise<Deposit> {
  return settle(ctx, id, { status: 'credited' }, async (ctx, { userId, amount, currency }) => {
    await post(ctx, {
      key: `deposit:${id}:credit`,
      kind: 'deposit.credited',
      reference: `deposit:${id}`,
      moves: [
        { from: ledgerAccounts.clearing, to: ledgerAccounts.wallet(userId), amount },
        { from: ledgerAccounts.cardCosts, to: ledgerAccounts.clearing, amount: fee },
      ],
      currency,
    })
    await addCardMoney(ctx, { userId, amount, depositId: id })
  })
}

export function failDeposit(ctx: Ctx, id: string, failure: string): Promise<Deposit> {
  return settle(ctx, id, { status: 'failed', failure })
}

type DepositOutcome = 'credited' | 'failed'

/** Repeating the outcome changes nothing; a different outcome is refused. */
function settle(
  ctx: Ctx,
  id: string,
  { status, failure = null }: { status: DepositOutcome; failure?: string | null },
  work: (ctx: TransactionCtx, deposit: Deposit) => Promise<void> = async () => undefined,
): Promise<Deposit> {
  return inTransaction(ctx, async (ctx) => {
    const deposit = await lockDeposit(ctx.db, id)
    if (!deposit) throw new Problem('resource.not_found')
    if (deposit.status === status) return deposit
    if (!canBecome(depositGraph, deposit.status, status)) {
      throw new Problem('wallet.deposit_settled')
    }
    await work(ctx, deposit)
    await recordEvent(ctx, {
      kind: `wallet.deposit_${status}`,
      subject: `user:${deposit.userId}`,
      data: { depositId: id, amount: deposit.amount },
    })
    return updateDeposit(ctx.db, id, { status, failure, settledAt: ctx.now })
  })
}
