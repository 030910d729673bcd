import type { TransactionCtx } from '#platform/ctx.ts'
import { ledgerAccounts } from './accounts.ts'
import { lockBalance } from './ledger-store.ts'

/** Negative by what the processor has withdrawn for a dispute and nobody has paid yet. */
export function lockDisputeBalance({ db }: TransactionCtx, disputeId: string): Promise<number> {
  return lockBalance(db, ledgerAccounts.disputeReceivable(disputeId))
}
