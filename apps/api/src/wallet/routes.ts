import type { Routes } from '#platform/serve.ts'
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
} satisfies Routes
