import type { Routes } from '#platform/serve.ts'
import {
  addBankAccount,
  changeBankAccount,
  ownBankAccounts,
  removeBankAccount,
} from './bank-accounts.ts'
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
} satisfies Routes
