import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { findBalance, lockBalance } from '#wallet/ledger/ledger-store.ts'

export function creditOf({ db }: Ctx, userId: string): Promise<number> {
  return findBalance(db, ledgerAccounts.wallet(userId))
}

/** Locks what is on hold and then the balance until the transaction ends, in the order of postings. */
export async function lockCredit({ db }: TransactionCtx, userId: string): Promise<number> {
  await lockBalance(db, ledgerAccounts.depositHold(userId))
  return lockBalance(db, ledgerAccounts.wallet(userId))
}
