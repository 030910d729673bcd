import { signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { buyGiftCard } from './buy.ts'
import { correctRecipient, resendGiftCard } from './deliver.ts'
import { ownGiftCard, ownGiftCards } from './own-gift-cards.ts'
import { giftCardReceipt } from './receipt.ts'
import { redeemGiftCard } from './redeem.ts'
import { refundGiftCard } from './refund.ts'

export const giftCardRoutes = {
  'GET /gift-cards': signedIn((ctx) => ownGiftCards(ctx)),
  'GET /gift-cards/:id': signedIn((ctx, { params }) => ownGiftCard(ctx, params.id)),
  'POST /gift-cards': signedIn(
    (ctx, { body }, { idempotencyKey = '' }) =>
      buyGiftCard(ctx, { ...body, requestKey: idempotencyKey }),
    { weight: 10, isIdempotent: true },
  ),
  'PUT /gift-cards/:id/recipient': signedIn((ctx, { params, body }) =>
    correctRecipient(ctx, params.id, body),
  ),
  'POST /gift-cards/:id/delivery': signedIn((ctx, { params }) => resendGiftCard(ctx, params.id)),
  'POST /gift-cards/:id/refund': signedIn((ctx, { params }) => refundGiftCard(ctx, params.id)),
  'GET /gift-cards/:id/receipt.pdf': signedIn((ctx, { params, query }) =>
    giftCardReceipt(ctx, params.id, query.language),
  ),
  'POST /gift-cards/redemption': signedIn(
    (ctx, { body }, facts) => redeemGiftCard(ctx, body.code, facts),
    { weight: 10 },
  ),
} satisfies Routes
