import type { TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { addToLot } from './lot-store.ts'

/** Refused when a hold has used the money meanwhile, because then it is no longer the card's. */
export async function takeCardMoney(
  { db }: TransactionCtx,
  depositId: string,
  amount: number,
): Promise<void> {
  await addToLot(db, depositId, -amount).catch((error) => {
    const isUsed = violates(error, 'wallet_lots_check')
    throw isUsed ? new Problem('wallet.deposit_not_refundable') : error
  })
}

/** The card did not take the money back, so it is in the wallet again. */
export async function restoreCardMoney(
  { db }: TransactionCtx,
  depositId: string,
  amount: number,
): Promise<void> {
  await addToLot(db, depositId, amount)
}
