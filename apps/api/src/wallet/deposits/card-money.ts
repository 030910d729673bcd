import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { lockBalance } from '#wallet/ledger/ledger-store.ts'
import { addToLot, insertLot, listLotsOf } from './lot-store.ts'

/** When card money that reaches a wallet now can be withdrawn. */
function maturesAt({ now, config }: Pick<Ctx, 'now' | 'config'>): Temporal.Instant {
  return now.add({ hours: 24 * config.wallet.cardMoneyDays })
}

/** The day for guests who choose where a refund goes. */
export function withdrawableOn(ctx: Pick<Ctx, 'now' | 'config' | 'companyTimeZone'>): string {
  return todayIn(ctx.companyTimeZone, maturesAt(ctx))
}

type CardMoney = { userId: string; amount: number; depositId?: string }

/** Money of a card can be spent at once, but withdrawn only once the card can no longer dispute it. */
export async function addCardMoney(
  ctx: TransactionCtx,
  { userId, amount, depositId }: CardMoney,
): Promise<void> {
  await insertLot(ctx.db, {
    userId,
    amount,
    remaining: amount,
    maturesAt: maturesAt(ctx),
    depositId: depositId ?? null,
  })
}

/** Refused if a hold has used the money meanwhile, because then it no longer belongs to the card. */
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
 * The card refused the money, so it goes to the wallet: with its age if it is the rest of a deposit, and as new card
 * money otherwise.
 */
export async function restoreCardMoney(ctx: TransactionCtx, money: CardMoney): Promise<void> {
  const { userId, amount, depositId } = money
  const isRestored = depositId !== undefined && (await addToLot(ctx.db, depositId, amount))
  if (!isRestored) await addCardMoney(ctx, { userId, amount })
}

/** Takes what is left of a deposit out of the lots, at most this much, and returns how much that was. */
export async function takeLeftCardMoney(
  ctx: TransactionCtx,
  { userId, depositId, atMost }: { userId: string; depositId: string; atMost: number },
): Promise<number> {
  await lockBalance(ctx.db, ledgerAccounts.wallet(userId))
  const lots = await listLotsOf(ctx.db, userId)
  const left = lots.find((lot) => lot.depositId === depositId)?.remaining ?? 0
  const amount = Math.min(left, atMost)
  if (amount > 0) await addToLot(ctx.db, depositId, -amount)
  return amount
}
