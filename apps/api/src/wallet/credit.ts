import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { chart } from './chart.ts'
import { findBalance, lockBalance } from './store.ts'

/** What a wallet can pay with now. */
export function creditOf({ db }: Ctx, userId: string): Promise<number> {
  return findBalance(db, chart.wallet(userId))
}

/** The same, and nobody else spends of it before the transaction ends. */
export function lockCredit({ db }: TransactionCtx, userId: string): Promise<number> {
  return lockBalance(db, chart.wallet(userId))
}
