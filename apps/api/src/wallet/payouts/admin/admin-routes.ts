import type { Routes } from '#platform/http/serve.ts'
import { payoutBatches } from '#wallet/payouts/payouts.ts'
import { adminWithdrawals, openAdminWithdrawal, withdrawalSummary } from './admin-withdrawals.ts'
import { applyReturns } from './apply-returns.ts'
import { createBatchAsAdmin, downloadBatch, sendBatchAsAdmin } from './batch-as-admin.ts'
import { approveAsAdmin, payAsAdmin, rejectAsAdmin, returnAsAdmin } from './decide-withdrawal.ts'

export const adminWithdrawalRoutes = {
  'GET /admin/withdrawals': {
    audience: 'admin',
    handle: (ctx, { query }) => adminWithdrawals(ctx, query.status),
  },
  'GET /admin/withdrawals/summary': {
    audience: 'admin',
    handle: (ctx) => withdrawalSummary(ctx),
  },
  'GET /admin/withdrawals/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => openAdminWithdrawal(ctx, params.id),
  },
  'POST /admin/withdrawals/:id/approval': {
    audience: 'admin',
    handle: (ctx, { params }) => approveAsAdmin(ctx, params.id),
  },
  'POST /admin/withdrawals/:id/rejection': {
    audience: 'admin',
    handle: (ctx, { params, body }) => rejectAsAdmin(ctx, params.id, body.reason),
  },
  'POST /admin/withdrawals/:id/payment': {
    audience: 'admin',
    handle: (ctx, { params }) => payAsAdmin(ctx, params.id),
  },
  'POST /admin/withdrawals/:id/return': {
    audience: 'admin',
    handle: (ctx, { params, body }) => returnAsAdmin(ctx, params.id, body),
  },
  'POST /admin/payout-returns': {
    audience: 'admin',
    handle: (ctx, { body }) => applyReturns(ctx, body.file),
  },
  'GET /admin/payout-batches': { audience: 'admin', handle: (ctx) => payoutBatches(ctx) },
  'POST /admin/payout-batches': {
    audience: 'admin',
    handle: (ctx, { body }) => createBatchAsAdmin(ctx, body.country),
  },
  'GET /admin/payout-batches/:id/file': {
    audience: 'admin',
    handle: (ctx, { params }) => downloadBatch(ctx, params.id),
  },
  'POST /admin/payout-batches/:id/sending': {
    audience: 'admin',
    handle: (ctx, { params }) => sendBatchAsAdmin(ctx, params.id),
  },
} satisfies Routes
