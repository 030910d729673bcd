import type { Routes } from '#platform/http/serve.ts'
import {
  addBankAccount,
  changeBankAccount,
  ownBankAccounts,
  removeBankAccount,
} from '#wallet/bank/bank-accounts.ts'
import { payoutFile } from '#wallet/payouts/payout-file.ts'
import {
  gatherPayouts,
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
  'GET /wallet': { who: 'signed-in', handle: (ctx) => ownWallet(ctx) },
  'GET /wallet/transactions': {
    who: 'signed-in',
    handle: (ctx, { query }) => ownTransactions(ctx, query),
  },
  'GET /wallet/transactions.csv': {
    who: 'signed-in',
    weight: 20,
    handle: (ctx, { query }) => ownTransactionsTable(ctx, query),
  },
  'GET /wallet/withdrawals': { who: 'signed-in', handle: (ctx) => ownWithdrawals(ctx) },
  'POST /wallet/withdrawals': {
    who: 'signed-in',
    moves: true,
    handle: (ctx, { body }, { idempotencyKey = '' }) =>
      requestWithdrawal(ctx, { ...body, requestKey: idempotencyKey }),
  },
  'GET /admin/withdrawals': {
    who: 'admin',
    handle: (ctx, { query }) => withdrawalsIn(ctx, query.status),
  },
  'POST /admin/withdrawals/:id/approval': {
    who: 'admin',
    handle: (ctx, { params }) => approveWithdrawal(ctx, params.id),
  },
  'POST /admin/withdrawals/:id/rejection': {
    who: 'admin',
    handle: (ctx, { params, body }) => rejectWithdrawal(ctx, params.id, body.reason),
  },
  'GET /bank-accounts': { who: 'signed-in', handle: (ctx) => ownBankAccounts(ctx) },
  'POST /bank-accounts': {
    who: 'signed-in',
    weight: 10,
    handle: (ctx, { body }) => addBankAccount(ctx, body),
  },
  'PUT /bank-accounts/:id': {
    who: 'signed-in',
    handle: (ctx, { params, body }) => changeBankAccount(ctx, params.id, body),
  },
  'DELETE /bank-accounts/:id': {
    who: 'signed-in',
    handle: (ctx, { params }) => removeBankAccount(ctx, params.id),
  },
  'GET /admin/payout-batches': { who: 'admin', handle: (ctx) => payoutBatches(ctx) },
  'POST /admin/payout-batches': {
    who: 'admin',
    handle: (ctx, { body }) => gatherPayouts(ctx, body.country),
  },
  'GET /admin/payout-batches/:id/file': {
    who: 'admin',
    handle: (ctx, { params }) => payoutFile(ctx, params.id),
  },
  'POST /admin/payout-batches/:id/sending': {
    who: 'admin',
    handle: (ctx, { params }) => sendPayouts(ctx, params.id),
  },
  'POST /admin/withdrawals/:id/payment': {
    who: 'admin',
    handle: (ctx, { params }) => payWithdrawal(ctx, params.id),
  },
  'POST /admin/withdrawals/:id/return': {
    who: 'admin',
    handle: (ctx, { params, body }) => returnWithdrawal(ctx, params.id, body.reason),
  },
} satisfies Routes
