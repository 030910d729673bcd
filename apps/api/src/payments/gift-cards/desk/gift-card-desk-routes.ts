import type { Routes } from '#platform/http/serve.ts'
import { deskGiftCards, showDeskGiftCard } from './desk-gift-cards.ts'
import { refundGiftCardAsAdmin } from './refund-as-admin.ts'
import { resendAsAdmin } from './resend-as-admin.ts'

/** Where operations help buyers and recipients of gift cards. */
export const giftCardDeskRoutes = {
  'GET /admin/gift-cards': {
    audience: 'admin',
    handle: (ctx, { query }) => deskGiftCards(ctx, query),
  },
  'GET /admin/gift-cards/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => showDeskGiftCard(ctx, params.id),
  },
  'POST /admin/gift-cards/:id/delivery': {
    audience: 'admin',
    handle: (ctx, { params, body }) => resendAsAdmin(ctx, params.id, body.reason),
  },
  'POST /admin/gift-cards/:id/refund': {
    audience: 'admin',
    handle: (ctx, { params, body }) => refundGiftCardAsAdmin(ctx, params.id, body.reason),
  },
} satisfies Routes
