import type { ChargeRow } from '#payments/charge/charge-store.ts'
import type { DisputeRow } from '#payments/disputes/dispute-store.ts'
import { lockGiftCard, updateGiftCard } from '#payments/gift-cards/gift-card-store.ts'
import { recordGiftCardEvent } from '#payments/gift-cards/outcome.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { takeLeftCardMoney } from '#wallet/deposits/card-money.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { lockDisputeBalance } from '#wallet/ledger/dispute-balance.ts'
import { post } from '#wallet/ledger/post.ts'

/**
 * After a lost dispute the cardholder has the money, so what it bought is taken back as far as it was not used: the
 * value of a gift card, or the rest of a deposit in the wallet.
 */
export async function recoverPurchase(
  ctx: TransactionCtx,
  dispute: DisputeRow,
  { purpose, reference, userId }: ChargeRow,
): Promise<void> {
  const missing = Math.max(0, -(await lockDisputeBalance(ctx, dispute.id)))
  if (missing === 0) return
  if (purpose === 'gift_card') await voidGiftCard(ctx, dispute, { id: reference, missing })
  if (purpose !== 'deposit') return
  const amount = await takeLeftCardMoney(ctx, { userId, depositId: reference, atMost: missing })
  await recover(ctx, dispute, { from: ledgerAccounts.wallet(userId), amount })
}

/** A gift card is worth its whole amount or nothing, so one that was disputed in part stays valid. */
async function voidGiftCard(
  ctx: TransactionCtx,
  dispute: DisputeRow,
  { id, missing }: { id: string; missing: number },
): Promise<void> {
  const row = await lockGiftCard(ctx.db, id)
  if (row?.status !== 'paid' || row.amount > missing) return
  await recover(ctx, dispute, { from: ledgerAccounts.giftCard(id), amount: row.amount })
  await updateGiftCard(ctx.db, id, { status: 'refunded', refundedAt: ctx.now })
  await recordGiftCardEvent(ctx, row, 'refunded', 'dispute lost')
}

async function recover(
  ctx: TransactionCtx,
  { id, settlements }: DisputeRow,
  { from, amount }: { from: string; amount: number },
): Promise<void> {
  if (amount === 0) return
  await post(ctx, {
    key: `dispute:${id}:recover:${settlements + 1}`,
    kind: 'dispute.recovered',
    reference: `dispute:${id}`,
    moves: [{ from, to: ledgerAccounts.disputeReceivable(id), amount }],
  })
}
