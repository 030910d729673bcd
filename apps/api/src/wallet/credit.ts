import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { findBalance, lockBalance } from '#wallet/ledger/ledger-store.ts'

/** The available balance of a wallet. */
export function creditOf({ db }: Ctx, userId: string): Promise<number> {
  return findBalance(db, ledgerAccounts.wallet(userId))
}

/** The same, locked until the transaction ends. */
export function lockCredit({ db }: TransactionCtx, userId: string): Promise<number> {
  return lockBalance(db, ledgerAccounts.wallet(userId))
}
