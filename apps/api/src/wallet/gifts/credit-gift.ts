import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { insertLot } from '#wallet/deposits/lot-store.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'

/** Gift money pays for stays only, so it never matures for a withdrawal to a bank. */
const never = Temporal.Instant.from('9999-01-01T00:00:00Z')

type Gift = { giftCardId: string; userId: string; amount: number }

/** Moves the money of a gift card to a wallet; the card's own account can pay it out once. */
export function creditGift(ctx: Ctx, { giftCardId, userId, amount }: Gift): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { isFirst } = await post(ctx, {
      key: `gift_card:${giftCardId}:redeem`,
      kind: 'gift_card.redeemed',
      reference: `gift_card:${giftCardId}`,
      moves: [
        { from: ledgerAccounts.giftCard(giftCardId), to: ledgerAccounts.wallet(userId), amount },
      ],
    })
    if (!isFirst) return
    await insertLot(ctx.db, { userId, giftCardId, amount, remaining: amount, maturesAt: never })
  })
}
