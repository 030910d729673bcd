import {
  type GiftCardDraft,
  giftCardDaysAhead,
  giftCardErrors,
  giftCardLimits,
} from '@marea/contract/payments/gift-card-rules.ts'
import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { normalizeEmail, personOf, requireConfirmedEmail } from '#identity/account/user.ts'
import { choosePaymentMethod } from '#payments/cards/payment-methods.ts'
import { startCharge } from '#payments/charge/charge.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { instantIn, todayOf } from '#platform/zoned-time.ts'
import {
  findGiftCardByKey,
  type GiftCardRow,
  insertGiftCard,
  lockPurchasesOf,
  sumBoughtSince,
} from './gift-card-store.ts'
import { chargeOfGiftCard, giftCardOf, withCharge } from './own-gift-cards.ts'

type NewGiftCard = GiftCardDraft & {
  amount: number
  language: Language
  design: string
  paymentMethodId?: string | undefined
  saveCard: boolean
  returnUrl: string
  requestKey: string
}

/** Gift cards for another day are emailed in the morning of that day by the company's clock. */
const deliveryTime = '09:00'

/** Charges a card; the gift card is sent once the processor reports the charge as paid. */
export async function buyGiftCard(ctx: Ctx, given: NewGiftCard): Promise<GiftCard> {
  const { userId } = personOf(ctx)
  requireConfirmedEmail(ctx)
  requireValid(ctx, given)
  const { amount, saveCard, returnUrl } = given
  const paymentMethodId = await choosePaymentMethod(ctx, userId, given.paymentMethodId)
  const row = await requestGiftCard(ctx, userId, given)
  const charge = await startCharge(ctx, {
    userId,
    amount,
    paymentMethodId,
    saveCard,
    returnUrl,
    purpose: 'gift_card',
    reference: row.id,
    requestKey: `gift_card:${row.id}`,
  })
  if (charge.failure) throw new Problem('gift_cards.declined', { reason: charge.failure })
  return withCharge(giftCardOf(ctx, row, await chargeOfGiftCard(ctx, row.id)), charge)
}

function requireValid(ctx: Ctx, draft: GiftCardDraft): void {
  const first = todayOf(ctx)
  const fields = giftCardErrors(draft, { first, last: addDays(first, giftCardDaysAhead) })
  if (Object.keys(fields).length > 0) throw new Problem('gift_cards.invalid', { fields })
}

/** Recorded before the card is charged; repeating the key returns the same gift card. */
function requestGiftCard(ctx: Ctx, buyerId: string, given: NewGiftCard): Promise<GiftCardRow> {
  return inTransaction(ctx, async (ctx) => {
    await lockPurchasesOf(ctx.db, buyerId)
    const { amount, requestKey } = given
    const known = await findGiftCardByKey(ctx.db, buyerId, requestKey)
    if (known && !isSame(known, given)) throw new Problem('ledger.key_reused')
    if (known) return known
    const bought = await sumBoughtSince(ctx.db, buyerId, ctx.now.subtract({ hours: 24 }))
    if (bought + amount > giftCardLimits.perDay) throw new Problem('gift_cards.daily_limit')
    const { deliverOn, language, design } = given
    return insertGiftCard(ctx.db, {
      buyerId,
      requestKey,
      amount,
      language,
      design,
      senderName: given.senderName.trim(),
      recipientName: given.recipientName.trim(),
      recipientEmail: normalizeEmail(given.recipientEmail),
      message: given.message.trim(),
      deliverAt: deliveryOf(ctx, deliverOn),
      requestedAt: ctx.now,
    })
  })
}

function deliveryOf(ctx: Ctx, day: string | null): Temporal.Instant {
  if (day === null || day === todayOf(ctx)) return ctx.now
  return instantIn(ctx.companyTimeZone, day, deliveryTime)
}

function isSame(row: GiftCardRow, { amount, recipientEmail }: NewGiftCard): boolean {
  return row.amount === amount && row.recipientEmail === normalizeEmail(recipientEmail)
}
