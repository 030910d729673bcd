import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { Money } from '#platform/money.ts'
import { CardFailure, NextAction, PaymentMethodId, ReturnPath } from './endpoints.ts'
import { giftCardDesigns } from './gift-card-rules.ts'
import { PaidCard } from './paid-card.ts'

export const GiftCard = z.object({
  id: z.uuid(),
  amount: Money,
  /** `requested` waits for the card, `waiting` for its day; `sent` can be redeemed. */
  status: z.enum(['requested', 'failed', 'waiting', 'sent', 'redeemed', 'refunded']),
  senderName: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  language: z.enum(languages),
  design: z.enum(giftCardDesigns),
  boughtAt: z.iso.datetime(),
  deliverAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  redeemedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  /** Until when its buyer can have it refunded; null once it can’t be. */
  refundableUntil: z.iso.datetime().nullable(),
  card: PaidCard.nullable(),
  failure: CardFailure.nullable(),
  /** What the bank requires first, while the purchase waits for it. */
  clientSecret: z.string().optional(),
  nextAction: NextAction.optional(),
})
export type GiftCard = z.infer<typeof GiftCard>

export const RedeemedGiftCard = z.object({
  amount: Money,
  senderName: z.string(),
  message: z.string(),
  design: z.enum(giftCardDesigns),
  redeemedAt: z.iso.datetime(),
})
export type RedeemedGiftCard = z.infer<typeof RedeemedGiftCard>

const params = z.strictObject({ id: z.uuid() })
const typed = z.string().max(2_000).default('')

export const giftCardsEndpoints = endpoints({
  'GET /gift-cards': {
    summary: 'List the gift cards you bought, newest first',
    result: z.array(GiftCard),
    problems: ['identity.sign_in_required'],
  },
  'GET /gift-cards/:id': {
    summary: 'Get a gift card you bought',
    params,
    result: GiftCard,
    problems: ['identity.sign_in_required', 'resource.not_found', 'payments.unreachable'],
  },
  'POST /gift-cards': {
    summary: 'Buy a gift card with a saved or new card; takes an Idempotency-Key',
    body: z.strictObject({
      amount: z.int().positive().max(1_000_000_00),
      senderName: typed,
      recipientName: typed,
      recipientEmail: typed,
      message: typed,
      language: z.enum(languages),
      design: z.enum(giftCardDesigns),
      /** A day of the company; without it the email is sent as soon as the card has paid. */
      deliverOn: SentDay.nullable().default(null),
      /** Without it the default card is charged. */
      paymentMethodId: PaymentMethodId.optional(),
      saveCard: z.boolean().default(false),
      returnUrl: ReturnPath.default('/gift-cards'),
    }),
    result: GiftCard,
    problems: [
      'identity.sign_in_required',
      'identity.email_unconfirmed',
      'request.key_missing',
      'ledger.key_reused',
      'resource.not_found',
      'gift_cards.invalid',
      'gift_cards.declined',
      'gift_cards.daily_limit',
      'payments.method_missing',
      'payments.unreachable',
    ],
  },
  'PUT /gift-cards/:id/recipient': {
    summary: 'Correct the recipient; a gift card already sent gets a new code and is resent',
    params,
    body: z.strictObject({ recipientName: typed, recipientEmail: typed }),
    result: GiftCard,
    problems: [
      'identity.sign_in_required',
      'resource.not_found',
      'request.too_many',
      'gift_cards.invalid',
      'gift_cards.state_refused',
    ],
  },
  'POST /gift-cards/:id/delivery': {
    summary: 'Resend a gift card’s email',
    params,
    result: GiftCard,
    problems: [
      'identity.sign_in_required',
      'resource.not_found',
      'request.too_many',
      'gift_cards.state_refused',
    ],
  },
  'POST /gift-cards/:id/refund': {
    summary: 'Refund an unredeemed gift card within 14 days of purchase',
    params,
    result: GiftCard,
    problems: ['identity.sign_in_required', 'resource.not_found', 'gift_cards.not_refundable'],
  },
  'GET /gift-cards/:id/receipt.pdf': {
    summary: 'Download the receipt of a gift card',
    params,
    query: z.strictObject({ language: z.enum(languages).optional() }),
    result: z.string(),
    mediaType: 'application/pdf',
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
  'POST /gift-cards/redemption': {
    summary: 'Add a gift card to your wallet; the same code again credits nothing',
    body: z.strictObject({ code: z.string().max(200) }),
    result: RedeemedGiftCard,
    problems: [
      'identity.sign_in_required',
      'identity.email_unconfirmed',
      'request.too_many',
      'gift_cards.code_unknown',
      'gift_cards.redeemed',
      'gift_cards.refunded',
      'gift_cards.on_hold',
    ],
  },
})
