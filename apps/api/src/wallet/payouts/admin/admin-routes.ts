import { admins } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { payoutBatches } from '#wallet/payouts/payouts.ts'
import { adminWithdrawals, openAdminWithdrawal, withdrawalSummary } from './admin-withdrawals.ts'
import { applyReturns } from './apply-returns.ts'
import { createBatchAsAdmin, downloadBatch, sendBatchAsAdmin } from './batch-as-admin.ts'
import { approveAsAdmin, payAsAdmin, rejectAsAdmin, returnAsAdmin } from './decide-withdrawal.ts'

export const adminWithdrawalRoutes = {
  'GET /admin/withdrawals': admins((ctx, { query }) => adminWithdrawals(ctx, query.status)),
  'GET /admin/withdrawals/summary': admins((ctx) => withdrawalSummary(ctx)),
  'GET /admin/withdrawals/:id': admins((ctx, { params }) => openAdminWithdrawal(ctx, params.id)),
  'POST /admin/withdrawals/:id/approval': admins((ctx, { params }) =>
    approveAsAdmin(ctx, params.id),
  ),
  'POST /admin/withdrawals/:id/rejection': admins((ctx, { params, body }) =>
    rejectAsAdmin(ctx, params.id, body.reason),
  ),
  'POST /admin/withdrawals/:id/payment': admins((ctx, { params }) => payAsAdmin(ctx, params.id)),
  'POST /admin/withdrawals/:id/return': admins((ctx, { params, body }) =>
    returnAsAdmin(ctx, params.id, body),
  ),
  'POST /admin/payout-returns': admins((ctx, { body }) => applyReturns(ctx, body.file)),
  'GET /admin/payout-batches': admins((ctx) => payoutBatches(ctx)),
  'POST /admin/payout-batches': admins((ctx, { body }) => createBatchAsAdmin(ctx, body.country)),
  'GET /admin/payout-batches/:id/file': admins((ctx, { params }) => downloadBatch(ctx, params.id)),
  'POST /admin/payout-batches/:id/sending': admins((ctx, { params }) =>
    sendBatchAsAdmin(ctx, params.id),
  ),
} satisfies Routes
