import type { Routes } from '#platform/http/serve.ts'
import { buyGiftCard } from './buy.ts'
import { correctRecipient, resendGiftCard } from './deliver.ts'
import { ownGiftCard, ownGiftCards } from './own-gift-cards.ts'
import { giftCardReceipt } from './receipt.ts'
import { redeemGiftCard } from './redeem.ts'
import { refundGiftCard } from './refund.ts'

export const giftCardRoutes = {
  'GET /gift-cards': { audience: 'signed-in', handle: (ctx) => ownGiftCards(ctx) },
  'GET /gift-cards/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => ownGiftCard(ctx, params.id),
  },
  'POST /gift-cards': {
    audience: 'signed-in',
    weight: 10,
    isIdempotent: true,
    handle: (ctx, { body }, { idempotencyKey = '' }) =>
      buyGiftCard(ctx, { ...body, requestKey: idempotencyKey }),
  },
  'PUT /gift-cards/:id/recipient': {
    audience: 'signed-in',
    handle: (ctx, { params, body }) => correctRecipient(ctx, params.id, body),
  },
  'POST /gift-cards/:id/delivery': {
    audience: 'signed-in',
    handle: (ctx, { params }) => resendGiftCard(ctx, params.id),
  },
  'POST /gift-cards/:id/refund': {
    audience: 'signed-in',
    handle: (ctx, { params }) => refundGiftCard(ctx, params.id),
  },
  'GET /gift-cards/:id/receipt.pdf': {
    audience: 'signed-in',
    handle: (ctx, { params, query }) => giftCardReceipt(ctx, params.id, query.language),
  },
  'POST /gift-cards/redemption': {
    audience: 'signed-in',
    weight: 10,
    handle: (ctx, { body }, facts) => redeemGiftCard(ctx, body.code, facts),
  },
} satisfies Routes
