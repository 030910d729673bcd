import { admins } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { adminGiftCards, showAdminGiftCard } from './admin-gift-cards.ts'
import { refundGiftCardAsAdmin } from './refund-as-admin.ts'
import { resendAsAdmin } from './resend-as-admin.ts'

export const adminGiftCardRoutes = {
  'GET /admin/gift-cards': admins((ctx, { query }) => adminGiftCards(ctx, query)),
  'GET /admin/gift-cards/:id': admins((ctx, { params }) => showAdminGiftCard(ctx, params.id)),
  'POST /admin/gift-cards/:id/delivery': admins((ctx, { params, body }) =>
    resendAsAdmin(ctx, params.id, body.reason),
  ),
  'POST /admin/gift-cards/:id/refund': admins((ctx, { params, body }) =>
    refundGiftCardAsAdmin(ctx, params.id, body.reason),
  ),
} satisfies Routes
