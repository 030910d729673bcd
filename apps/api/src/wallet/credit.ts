import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { findBalance, lockBalance } from '#wallet/ledger/ledger-store.ts'

/** What a wallet can pay with now. */
export function creditOf({ db }: Ctx, userId: string): Promise<number> {
  return findBalance(db, ledgerAccounts.wallet(userId))
}

/** The same, and nobody else spends of it before the transaction ends. */
export function lockCredit({ db }: TransactionCtx, userId: string): Promise<number> {
  return lockBalance(db, ledgerAccounts.wallet(userId))
}
