import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { addCardMoney } from '#wallet/deposits/card-money.ts'
import { returnLots } from '#wallet/deposits/lot-store.ts'
import { lockHold } from '#wallet/holds/hold-store.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'

type WalletRefund = {
  userId: string
  from: string
  key: string
  kind: string
  reference: string
  /** Wallet money by the hold it was taken with, and how much of it was refunded before. */
  credit: { hold: string; amount: number; before: number }[]
  /** Card money, which cannot be withdrawn until it matures. */
  card: number
}

/** Refunds spent money to the wallet with its original age. */
export function refundToWallet(ctx: Ctx, given: WalletRefund): Promise<void> {
  const { userId, from, key, kind, reference, credit, card } = given
  return inTransaction(ctx, async (ctx) => {
    const amount = credit.reduce((sum, part) => sum + part.amount, card)
    if (amount === 0) return
    const moves = [{ from, to: ledgerAccounts.wallet(userId), amount }]
    const { isFirst } = await post(ctx, { key, kind, reference, moves })
    if (!isFirst) return
    for (const { hold, amount, before } of credit) {
      const known = await lockHold(ctx.db, hold)
      if (!known) throw new Problem('resource.not_found')
      const unused = known.amount - known.postedAmount
      await returnLots(ctx.db, { holdId: known.id, amount, before: unused + before })
    }
    if (card > 0) await addCardMoney(ctx, { userId, amount: card })
  })
}
