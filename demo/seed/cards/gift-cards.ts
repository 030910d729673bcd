import { insertCharge } from '../../../apps/api/src/payments/charge/charge-store.ts'
import { codeColumns, codeOf } from '../../../apps/api/src/payments/gift-cards/code.ts'
import {
  findGiftCard,
  insertGiftCard,
  updateGiftCard,
} from '../../../apps/api/src/payments/gift-cards/gift-card-store.ts'
import { recordGiftCardEvent } from '../../../apps/api/src/payments/gift-cards/outcome.ts'
import { redeemGiftCard } from '../../../apps/api/src/payments/gift-cards/redeem.ts'
import { succeedCharge } from '../../../apps/api/src/payments/settle/settle-charge.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { chargeIdOf, giftCardIdOf, type PreparedWallet } from '../../history/card-service.ts'
import type { DemoGift, DemoWallet } from '../../history/money.ts'
import { before, type MoneyEvent, noBooking } from '../../history/money-event.ts'
import { demoUserId } from '../../people/people.ts'

/** Buys and sends a gift card at once; another person redeems it later. */
export function giftCardEvents(
  ctx: TransactionCtx,
  prepared: PreparedWallet,
  given: DemoGift,
): MoneyEvent[] {
  const { at, redeemed } = given
  const { wallet } = prepared
  const buy = (ctx: TransactionCtx) => buyAndSend(ctx, prepared, given)
  const bought = { at: before(ctx, at), who: wallet.email, act: buy }
  if (!redeemed) return [bought]
  const redeem = (ctx: TransactionCtx) => redeemGift(ctx, wallet, given)
  return [bought, { at: before(ctx, redeemed.at), who: redeemed.by, act: redeem }]
}

/** Without the email, which would have been sent in the past. */
async function buyAndSend(
  ctx: TransactionCtx,
  { wallet, cards, paid }: PreparedWallet,
  given: DemoGift,
): Promise<void> {
  const charge = paid.get(given)
  if (!charge || ctx.actor.kind !== 'person') throw new Error('Nobody has paid this gift card.')
  const { userId, fullName } = ctx.actor
  const { gift: amount, recipient, design, message } = given
  const id = giftCardIdOf(wallet, given)
  const row = await insertGiftCard(ctx.db, {
    id,
    amount,
    design,
    message,
    buyerId: userId,
    requestKey: `demo ${given.at.days}`,
    senderName: fullName,
    recipientName: recipient.name,
    recipientEmail: recipient.email,
    language: recipient.language,
    deliverAt: ctx.now,
    requestedAt: ctx.now,
  })
  const chargeId = chargeIdOf(wallet, given)
  await insertCharge(ctx.db, {
    id: chargeId,
    userId,
    processor: ctx.ports.cards.name,
    amount,
    purpose: 'gift_card',
    reference: id,
    requestKey: `gift_card:${id}`,
    paymentMethodId: cards[given.from]?.paymentMethodId ?? '',
    savesCard: false,
    returnUrl: '/gift-cards',
    createdAt: ctx.now,
  })
  await succeedCharge(ctx, chargeId, { booking: noBooking }, charge)
  await updateGiftCard(ctx.db, id, { ...codeColumns(ctx, row), sentAt: ctx.now })
  await recordGiftCardEvent(ctx, row, 'sent')
}

async function redeemGift(ctx: TransactionCtx, wallet: DemoWallet, given: DemoGift): Promise<void> {
  const row = await findGiftCard(ctx.db, giftCardIdOf(wallet, given))
  if (!row) throw new Error('This gift card was not bought.')
  const facts = { address: () => demoUserId('network') }
  await redeemGiftCard(ctx, codeOf(ctx, row), facts)
}
