import type { Routes } from '#platform/http/serve.ts'
import { ownExpenses } from './expenses.ts'
import { limitOfHome, setExpenseLimit } from './limit/expense-limit.ts'
import { showReceipt, storeReceipt } from './receipts/receipts.ts'
import { recordExpense, recordForOwner } from './record-expense.ts'
import { ownSchedules, stopSchedule } from './recurring/schedules.ts'
import {
  approveExpense,
  declineExpense,
  latestRequests,
  requestExpense,
} from './requests/expense-requests.ts'
import { showQuote, storeQuote } from './requests/quotes.ts'
import { showExpense } from './show-expense.ts'
import { voidExpense } from './void-expense.ts'

export const expensesRoutes = {
  'GET /owner/expenses': {
    audience: 'owner',
    handle: (ctx, { query }) => ownExpenses(ctx, query),
  },
  'GET /owner/expenses/:id': {
    audience: 'owner',
    handle: (ctx, { params }) => showExpense(ctx, params.id),
  },
  'PUT /owner/expense-limit': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { body }) => setExpenseLimit(ctx, body.amount),
  },
  'GET /owner/expense-schedules': { audience: 'owner', handle: (ctx) => ownSchedules(ctx) },
  'DELETE /owner/expense-schedules/:id': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params }) => stopSchedule(ctx, params.id),
  },
  'POST /owner/expenses': {
    audience: 'owner',
    isIdempotent: true,
    weight: 3,
    handle: (ctx, { body }) => recordExpense(ctx, body),
  },
  'DELETE /owner/expenses/:id': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, body }) => voidExpense(ctx, params.id, body.reason),
  },
  'POST /admin/expenses': {
    audience: 'admin',
    isIdempotent: true,
    weight: 3,
    handle: (ctx, { body }) => recordForOwner(ctx, body),
  },
  'GET /admin/expense-requests': { audience: 'admin', handle: (ctx) => latestRequests(ctx) },
  'GET /admin/expense-limits/:slug': {
    audience: 'admin',
    handle: (ctx, { params }) => limitOfHome(ctx, params.slug),
  },
  'PUT /admin/expense-requests/:id/receipt': {
    audience: 'admin',
    weight: 10,
    handle: (ctx, { params, upload }) => storeQuote(ctx, params.id, upload),
  },
  'GET /owner/expense-requests/:id/receipt': {
    audience: 'owner',
    handle: (ctx, { params }) => showQuote(ctx, params.id),
  },
  'POST /admin/expense-requests': {
    audience: 'admin',
    isIdempotent: true,
    weight: 3,
    handle: (ctx, { body }) => requestExpense(ctx, body),
  },
  'POST /owner/expense-requests/:id/approval': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params }) => approveExpense(ctx, params.id),
  },
  'POST /owner/expense-requests/:id/refusal': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, body }) => declineExpense(ctx, params.id, body.reason),
  },
  'PUT /owner/expenses/:id/receipt': {
    audience: 'owner',
    weight: 10,
    handle: (ctx, { params, upload }) => storeReceipt(ctx, params.id, upload),
  },
  'GET /owner/expenses/:id/receipt': {
    audience: 'owner',
    handle: (ctx, { params }) => showReceipt(ctx, params.id),
  },
} satisfies Routes
