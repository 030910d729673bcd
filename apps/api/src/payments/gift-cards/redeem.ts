import { isGiftCode } from '@marea/contract/payments/gift-card-code.ts'
import type { RedeemedGiftCard } from '@marea/contract/payments/gift-cards.ts'
import { moneyIn } from '@marea/contract/platform/money.ts'
import { personOf, requireConfirmedEmail } from '#identity/account/user.ts'
import { type Allowance, takeAttempt } from '#identity/attempts/throttle.ts'
import { isPurchaseDisputed } from '#payments/disputes/disputed-charges.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import { creditGift } from '#wallet/gifts/credit-gift.ts'
import { hashOfCode } from './code.ts'
import { type GiftCardRow, lockGiftCardByCode, updateGiftCard } from './gift-card-store.ts'
import { giftCardCounts } from './metrics.ts'
import { recordGiftCardEvent } from './outcome.ts'
import { designOf } from './own-gift-cards.ts'

const perPerson: Allowance = { limit: 20, hours: 1 }
const perNetwork: Allowance = { limit: 60, hours: 1 }

/** Credits the wallet once; the same person with the same code gets the same answer. */
export async function redeemGiftCard(
  ctx: Ctx,
  code: string,
  facts: Pick<RequestFacts, 'address'>,
): Promise<RedeemedGiftCard> {
  const { userId } = personOf(ctx)
  requireConfirmedEmail(ctx)
  await takeTry(ctx, ['gift-code', userId], perPerson)
  await takeTry(ctx, ['gift-code', 'network', facts.address()], perNetwork)
  return inTransaction(ctx, async (ctx) => {
    const row = isGiftCode(code) ? await lockGiftCardByCode(ctx.db, hashOfCode(code)) : undefined
    if (!row) {
      giftCardCounts.add('code_refused')
      throw new Problem('gift_cards.code_unknown')
    }
    return redeemedOf(await redeem(ctx, row, userId))
  })
}

async function redeem(ctx: TransactionCtx, row: GiftCardRow, userId: string): Promise<GiftCardRow> {
  if (row.status === 'redeemed' && row.redeemedBy === userId) return row
  if (row.status === 'redeemed') throw new Problem('gift_cards.redeemed')
  if (row.status !== 'paid') throw new Problem('gift_cards.refunded')
  if (await isPurchaseDisputed(ctx, row.id)) throw new Problem('gift_cards.on_hold')
  const { id, amount } = row
  await creditGift(ctx, { giftCardId: id, userId, amount })
  const changes = { status: 'redeemed', redeemedBy: userId, redeemedAt: ctx.now } as const
  const redeemed = await updateGiftCard(ctx.db, id, changes)
  giftCardCounts.addOnCommit(ctx.db, 'redeemed')
  await recordGiftCardEvent(ctx, row, 'redeemed')
  return redeemed
}

async function takeTry(ctx: Ctx, name: string[], allowance: Allowance): Promise<void> {
  const taken = await takeAttempt(ctx, name, allowance)
  if (!taken.isAllowed) throw new Problem('request.too_many', { retryAfter: taken.retryAfter })
}

function redeemedOf(row: GiftCardRow): RedeemedGiftCard {
  const { amount, senderName, message, redeemedAt, requestedAt } = row
  return {
    senderName,
    message,
    amount: moneyIn(row, amount),
    design: designOf(row),
    redeemedAt: (redeemedAt ?? requestedAt).toString(),
  }
}
