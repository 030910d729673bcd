import type { OpenedGiftCard } from '@marea/contract/payments/admin-gift-cards.ts'
import { type GiftCardRow, lockGiftCard } from '#payments/gift-cards/gift-card-store.ts'
import { refundNow } from '#payments/gift-cards/refund.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type ApprovedAct, actOrRequest } from '#platform/approvals/approvals.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { showAdminGiftCard } from './admin-gift-cards.ts'

/**
 * Refunds at once, or asks a second administrator above the limit. The 14 days of buyers don't
 * apply; a repeated request changes nothing.
 */
export async function refundGiftCardAsAdmin(
  ctx: Ctx,
  id: string,
  reason: string,
): Promise<OpenedGiftCard> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockGiftCard(ctx.db, id)
    if (!row) throw new Problem('resource.not_found')
    if (row.status === 'refunded') return
    requireUnredeemed(row)
    const { amount } = row
    const subject = `gift_card:${id}` as const
    const concerns = [row.buyerId]
    await actOrRequest(
      ctx,
      { kind: 'gift_card_refund', subject, amount, terms: {}, reason, concerns },
      () => refund(ctx, row, reason),
    )
  })
  return showAdminGiftCard(ctx, id)
}

/** Runs after the second approval; the gift card may have been redeemed meanwhile. */
export async function refundGiftCardByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  const row = await lockGiftCard(ctx.db, act.subject.slice('gift_card:'.length))
  if (!row) throw new Problem('resource.not_found')
  requireUnredeemed(row)
  await refund(ctx, row, act.reason)
}

function requireUnredeemed({ status }: GiftCardRow): void {
  if (status !== 'paid') throw new Problem('gift_cards.not_refundable')
}

async function refund(ctx: TransactionCtx, row: GiftCardRow, reason: string): Promise<void> {
  const { id, amount } = row
  await refundNow(ctx, row, { reason: 'by operations', note: reason })
  const details = { amount, reason }
  await recordAdminAct(ctx, { act: 'gift_cards.refunded', subject: `gift_card:${id}`, details })
  ctx.log.info({ giftCardId: id, amount }, 'gift card refunded by operations')
}
