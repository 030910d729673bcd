import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import { type GiftCardRow, lockGiftCard, updateGiftCard } from './gift-card-store.ts'
import { giftCardCounts } from './metrics.ts'

/** The card has paid: Marea owes the amount until the gift card is redeemed or refunded. */
export async function postGiftCard(
  ctx: TransactionCtx,
  id: string,
  { amount, fee }: { amount: number; fee: number },
): Promise<void> {
  await post(ctx, {
    key: `gift_card:${id}:buy`,
    kind: 'gift_card.bought',
    reference: `gift_card:${id}`,
    moves: [
      { from: ledgerAccounts.clearing, to: ledgerAccounts.giftCard(id), amount },
      { from: ledgerAccounts.fees, to: ledgerAccounts.clearing, amount: fee },
    ],
  })
}

export async function completePurchase(ctx: TransactionCtx, id: string): Promise<void> {
  const card = await lockGiftCard(ctx.db, id)
  if (card?.status !== 'requested') return
  await updateGiftCard(ctx.db, id, { status: 'paid' })
  giftCardCounts.addOnCommit(ctx.db, 'bought')
  await recordGiftCardEvent(ctx, card, 'bought')
}

export async function failPurchase(
  ctx: TransactionCtx,
  id: string,
  failure: string,
): Promise<void> {
  const card = await lockGiftCard(ctx.db, id)
  if (card?.status !== 'requested') return
  await updateGiftCard(ctx.db, id, { status: 'failed', failure })
  await recordGiftCardEvent(ctx, card, 'failed')
}

export function recordGiftCardEvent(
  ctx: TransactionCtx,
  { id: giftCardId, buyerId, amount }: GiftCardRow,
  step: 'bought' | 'failed' | 'sent' | 'refunded' | 'redeemed',
): Promise<void> {
  return recordEvent(ctx, {
    kind: `payments.gift_card_${step}`,
    subject: `user:${buyerId}`,
    data: { giftCardId, amount },
  })
}
