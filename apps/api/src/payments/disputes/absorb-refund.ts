import type { ChargeRow } from '#payments/charge/charge-store.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { lockDisputeBalance } from '#wallet/ledger/dispute-balance.ts'
import { post } from '#wallet/ledger/post.ts'
import { lockDisputesOfCharge } from './dispute-store.ts'
import { settleLoss } from './settle-loss.ts'

/**
 * The card of a disputed charge takes no refund, because the cardholder's bank has the money already. It settles what
 * the dispute has taken, so that the guest is not paid twice. Returns what is left to refund another way.
 */
export async function absorbRefund(
  ctx: TransactionCtx,
  charge: ChargeRow,
  { id, amount }: { id: string; amount: number },
): Promise<number> {
  let left = amount
  for (const dispute of await lockDisputesOfCharge(ctx.db, charge.id)) {
    const receivable = ledgerAccounts.disputeReceivable(dispute.id)
    const taken = Math.max(0, -(await lockDisputeBalance(ctx, dispute.id))) + dispute.loss
    const part = Math.min(left, taken)
    if (part === 0) continue
    await post(ctx, {
      key: `refund:${id}:absorb:${dispute.id}`,
      kind: 'dispute.refund_absorbed',
      reference: `dispute:${dispute.id}`,
      moves: [{ from: ledgerAccounts.clearing, to: receivable, amount: part }],
    })
    await settleLoss(ctx, dispute, { charge })
    left -= part
  }
  return left
}
