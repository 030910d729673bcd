import {
  ownPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '#payments/cards/payment-methods.ts'
import { ownSetup, saveCard } from '#payments/cards/save-card.ts'
import { depositByCard, ownDeposit, ownDeposits, refundDeposit } from '#payments/deposit/deposit.ts'
import { depositReceipt, lateReceipt } from '#payments/deposit/receipt.ts'
import { adminGiftCardRoutes } from '#payments/gift-cards/admin/admin-routes.ts'
import { giftCardRoutes } from '#payments/gift-cards/gift-card-routes.ts'
import { ownPurchases } from '#payments/purchases/purchases.ts'
import { reconciliationRoutes } from '#payments/reconciliation/admin-routes.ts'
import type { Routes } from '#platform/http/serve.ts'

export const paymentsRoutes = {
  'GET /payment-methods': { audience: 'signed-in', handle: (ctx) => ownPaymentMethods(ctx) },
  'POST /payment-methods': {
    audience: 'signed-in',
    weight: 10,
    isIdempotent: true,
    handle: (ctx, { body }, { idempotencyKey = '' }) =>
      saveCard(ctx, { ...body, requestKey: idempotencyKey }),
  },
  'GET /payment-methods/setups/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => ownSetup(ctx, params.id),
  },
  'PUT /payment-methods/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => setDefaultPaymentMethod(ctx, params.id),
  },
  'DELETE /payment-methods/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => removePaymentMethod(ctx, params.id),
  },
  'GET /purchases': {
    audience: 'signed-in',
    handle: (ctx, { query }) => ownPurchases(ctx, query),
  },
  'GET /purchases/:id/receipt.pdf': {
    audience: 'signed-in',
    handle: (ctx, { params, query }) => lateReceipt(ctx, params.id, query.language),
  },
  ...giftCardRoutes,
  ...adminGiftCardRoutes,
  ...reconciliationRoutes,
  'GET /wallet/deposits': { audience: 'signed-in', handle: (ctx) => ownDeposits(ctx) },
  'GET /wallet/deposits/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => ownDeposit(ctx, params.id),
  },
  'POST /wallet/deposits': {
    audience: 'signed-in',
    weight: 10,
    isIdempotent: true,
    handle: (ctx, { body }, { idempotencyKey = '' }) =>
      depositByCard(ctx, { ...body, requestKey: idempotencyKey }),
  },
  'POST /wallet/deposits/:id/refund': {
    audience: 'signed-in',
    isIdempotent: true,
    handle: (ctx, { params, body }, { idempotencyKey = '' }) =>
      refundDeposit(ctx, params.id, { ...body, key: idempotencyKey }),
  },
  'GET /wallet/deposits/:id/receipt.pdf': {
    audience: 'signed-in',
    handle: (ctx, { params, query }) => depositReceipt(ctx, params.id, query.language),
  },
} satisfies Routes
