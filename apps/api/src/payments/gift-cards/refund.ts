import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import { refundCharge } from '#payments/refund/refund.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { type GiftCardRow, updateGiftCard } from './gift-card-store.ts'
import { giftCardCounts } from './metrics.ts'
import { recordGiftCardEvent } from './outcome.ts'
import {
  chargeOfGiftCard,
  lockOwnGiftCard,
  ownGiftCard,
  refundableUntil,
} from './own-gift-cards.ts'

/** Refunds the card that paid, as long as nobody has redeemed the gift card; repeating it changes nothing. */
export async function refundGiftCard(ctx: Ctx, id: string): Promise<GiftCard> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockOwnGiftCard(ctx, id)
    if (row.status === 'refunded') return
    if (!refundableUntil(ctx, row)) throw new Problem('gift_cards.not_refundable')
    await refundNow(ctx, row, { reason: 'asked by the buyer' })
  })
  return ownGiftCard(ctx, id)
}

/** Refunds the whole amount to the card that paid; `note` is for the history. */
export async function refundNow(
  ctx: TransactionCtx,
  row: GiftCardRow,
  { reason, note = '' }: { reason: string; note?: string },
): Promise<void> {
  const { id, amount } = row
  const charge = await chargeOfGiftCard(ctx, id)
  if (!charge) throw new Problem('gift_cards.not_refundable')
  await refundCharge(ctx, { chargeId: charge.id, amount, key: 'gift card', reason })
  await updateGiftCard(ctx.db, id, { status: 'refunded', refundedAt: ctx.now })
  giftCardCounts.addOnCommit(ctx.db, 'refunded')
  await recordGiftCardEvent(ctx, row, 'refunded', note)
}
