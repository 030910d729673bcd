import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { findBalance, lockBalance } from '#wallet/ledger/ledger-store.ts'

/** The available balance of a wallet. */
export function creditOf({ db }: Ctx, userId: string): Promise<number> {
  return findBalance(db, ledgerAccounts.wallet(userId))
}

/** The same, locked until the transaction ends, together with what is on hold: in the order of postings. */
export async function lockCredit({ db }: TransactionCtx, userId: string): Promise<number> {
  await lockBalance(db, ledgerAccounts.depositHold(userId))
  return lockBalance(db, ledgerAccounts.wallet(userId))
}
