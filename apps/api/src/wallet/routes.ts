import type { Routes } from '#platform/http/serve.ts'
import {
  addBankAccount,
  changeBankAccount,
  ownBankAccounts,
  removeBankAccount,
} from '#wallet/bank/bank-accounts.ts'
import { payoutFile } from '#wallet/payouts/payout-file.ts'
import {
  createPayoutBatch,
  payoutBatches,
  payWithdrawal,
  returnWithdrawal,
  sendPayouts,
} from '#wallet/payouts/payouts.ts'
import { requestWithdrawal } from '#wallet/payouts/withdraw.ts'
import { approveWithdrawal, rejectWithdrawal } from '#wallet/payouts/withdrawal-steps.ts'
import { ownWithdrawals, withdrawalsIn } from '#wallet/payouts/withdrawals.ts'
import { ownWallet } from './show.ts'
import { ownTransactions, ownTransactionsTable } from './transactions.ts'

export const walletRoutes = {
  'GET /wallet': { audience: 'signed-in', handle: (ctx) => ownWallet(ctx) },
  'GET /wallet/transactions': {
    audience: 'signed-in',
    handle: (ctx, { query }) => ownTransactions(ctx, query),
  },
  'GET /wallet/transactions.csv': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { query }) => ownTransactionsTable(ctx, query),
  },
  'GET /wallet/withdrawals': { audience: 'signed-in', handle: (ctx) => ownWithdrawals(ctx) },
  'POST /wallet/withdrawals': {
    audience: 'signed-in',
    isIdempotent: true,
    handle: (ctx, { body }, { idempotencyKey = '' }) =>
      requestWithdrawal(ctx, { ...body, requestKey: idempotencyKey }),
  },
  'GET /admin/withdrawals': {
    audience: 'admin',
    handle: (ctx, { query }) => withdrawalsIn(ctx, query.status),
  },
  'POST /admin/withdrawals/:id/approval': {
    audience: 'admin',
    handle: (ctx, { params }) => approveWithdrawal(ctx, params.id),
  },
  'POST /admin/withdrawals/:id/rejection': {
    audience: 'admin',
    handle: (ctx, { params, body }) => rejectWithdrawal(ctx, params.id, body.reason),
  },
  'GET /bank-accounts': { audience: 'signed-in', handle: (ctx) => ownBankAccounts(ctx) },
  'POST /bank-accounts': {
    audience: 'signed-in',
    weight: 10,
    handle: (ctx, { body }) => addBankAccount(ctx, body),
  },
  'PUT /bank-accounts/:id': {
    audience: 'signed-in',
    handle: (ctx, { params, body }) => changeBankAccount(ctx, params.id, body),
  },
  'DELETE /bank-accounts/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => removeBankAccount(ctx, params.id),
  },
  'GET /admin/payout-batches': { audience: 'admin', handle: (ctx) => payoutBatches(ctx) },
  'POST /admin/payout-batches': {
    audience: 'admin',
    handle: (ctx, { body }) => createPayoutBatch(ctx, body.country),
  },
  'GET /admin/payout-batches/:id/file': {
    audience: 'admin',
    handle: (ctx, { params }) => payoutFile(ctx, params.id),
  },
  'POST /admin/payout-batches/:id/sending': {
    audience: 'admin',
    handle: (ctx, { params }) => sendPayouts(ctx, params.id),
  },
  'POST /admin/withdrawals/:id/payment': {
    audience: 'admin',
    handle: (ctx, { params }) => payWithdrawal(ctx, params.id),
  },
  'POST /admin/withdrawals/:id/return': {
    audience: 'admin',
    handle: (ctx, { params, body }) => returnWithdrawal(ctx, params.id, body.reason),
  },
} satisfies Routes
