import type { Routes } from '#platform/http/serve.ts'
import {
  addBankAccount,
  changeBankAccount,
  ownBankAccounts,
  removeBankAccount,
} from '#wallet/bank/bank-accounts.ts'
import { exportJournal } from '#wallet/journal/export-journal.ts'
import { adminWithdrawalRoutes } from '#wallet/payouts/admin/admin-routes.ts'
import { requestWithdrawal } from '#wallet/payouts/withdraw.ts'
import { ownWithdrawals } from '#wallet/payouts/withdrawals.ts'
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
  ...adminWithdrawalRoutes,
  'GET /admin/journal/:format': {
    audience: 'admin',
    weight: 20,
    handle: (ctx, { params, query }) => exportJournal(ctx, params.format, query),
  },
} satisfies Routes
