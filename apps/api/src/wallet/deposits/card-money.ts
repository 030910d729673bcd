import type { TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { addToLot, insertLot } from './lot-store.ts'

type CardMoney = { userId: string; amount: number; depositId?: string }

/** Money of a card can be spent at once, but withdrawn only once the card can no longer dispute it. */
export async function addCardMoney(
  ctx: TransactionCtx,
  { userId, amount, depositId }: CardMoney,
): Promise<void> {
  const maturesAt = ctx.now.add({ hours: 24 * ctx.config.wallet.cardMoneyDays })
  await insertLot(ctx.db, {
    userId,
    amount,
    remaining: amount,
    maturesAt,
    depositId: depositId ?? null,
  })
}

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

/**
 * The card did not take the money, so it is in the wallet: with its age if it is what is left of
 * a deposit, and as new card money otherwise.
 */
export async function restoreCardMoney(ctx: TransactionCtx, money: CardMoney): Promise<void> {
  const { userId, amount, depositId } = money
  const isRestored = depositId !== undefined && (await addToLot(ctx.db, depositId, amount))
  if (!isRestored) await addCardMoney(ctx, { userId, amount })
}
