import type { giftCardSteps } from '@marea/contract/payments/admin-gift-cards.ts'
import { realUserId, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import {
  type GiftCardRow,
  insertGiftCardStep,
  lockGiftCard,
  updateGiftCard,
} from './gift-card-store.ts'
import { giftCardCounts } from './metrics.ts'

/** The card has paid: Marea owes the amount until the gift card is redeemed or refunded. */
export async function postGiftCard(
  ctx: TransactionCtx,
  id: string,
  { amount, currency, fee }: Pick<GiftCardRow, 'amount' | 'currency'> & { fee: number },
): Promise<void> {
  await post(ctx, {
    key: `gift_card:${id}:buy`,
    kind: 'gift_card.bought',
    reference: `gift_card:${id}`,
    moves: [
      { from: ledgerAccounts.clearing, to: ledgerAccounts.giftCard(id), amount },
      { from: ledgerAccounts.cardCosts, to: ledgerAccounts.clearing, amount: fee },
    ],
    currency,
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

export async function recordGiftCardEvent(
  ctx: TransactionCtx,
  card: GiftCardRow,
  step: 'bought' | 'failed' | 'sent' | 'refunded' | 'redeemed',
  reason = '',
): Promise<void> {
  const { id: giftCardId, buyerId, amount } = card
  await noteStep(ctx, card, step, reason)
  await recordEvent(ctx, {
    kind: `payments.gift_card_${step}`,
    subject: `user:${buyerId}`,
    data: { giftCardId, amount },
  })
}

export function noteStep(
  ctx: TransactionCtx,
  { id: giftCardId }: GiftCardRow,
  step: (typeof giftCardSteps)[number],
  reason = '',
): Promise<void> {
  const actorId = realUserId(ctx.actor)
  return insertGiftCardStep(ctx.db, { giftCardId, step, reason, actorId, takenAt: ctx.now })
}
