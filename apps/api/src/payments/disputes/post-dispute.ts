import type { DisputeTransaction } from '#platform/cards/disputes.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { type Move, post } from '#wallet/ledger/post.ts'
import { type DisputeRow, insertTransaction } from './dispute-store.ts'

/** What the processor has taken or returned for a dispute, as one entry for each of its bookings. */
export async function postTransactions(
  ctx: TransactionCtx,
  dispute: DisputeRow,
  transactions: readonly DisputeTransaction[],
): Promise<void> {
  for (const { processorId, amount, fee, at } of transactions) {
    const { id: disputeId, currency } = dispute
    const row = { processorId, disputeId, amount, fee, currency, occurredAt: at }
    const isNew = await insertTransaction(ctx.db, { ...row, postedAt: ctx.now })
    // An entry needs an account with a running balance, which a fee alone does not have.
    if (!isNew || amount === 0) continue
    await post(ctx, {
      key: `dispute:${dispute.id}:${processorId}`,
      kind: amount < 0 ? 'dispute.withdrawn' : 'dispute.reinstated',
      reference: `dispute:${dispute.id}`,
      moves: [
        moved(ledgerAccounts.disputeReceivable(dispute.id), -amount),
        moved(ledgerAccounts.disputeFees, fee),
      ],
    })
  }
}

/** From an account to the processor, or back. */
function moved(account: string, amount: number): Move {
  const { clearing } = ledgerAccounts
  return amount < 0
    ? { from: clearing, to: account, amount: -amount }
    : { from: account, to: clearing, amount }
}
