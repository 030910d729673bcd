import { admins, owners } from '#platform/http/audiences.ts'
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
  'GET /owner/expenses': owners((ctx, { query }) => ownExpenses(ctx, query)),
  'GET /owner/expenses/:id': owners((ctx, { params }) => showExpense(ctx, params.id)),
  'PUT /owner/expense-limit': owners((ctx, { body }) => setExpenseLimit(ctx, body.amount), {
    weight: 3,
  }),
  'GET /owner/expense-schedules': owners((ctx) => ownSchedules(ctx)),
  'DELETE /owner/expense-schedules/:id': owners((ctx, { params }) => stopSchedule(ctx, params.id), {
    weight: 3,
  }),
  'POST /owner/expenses': owners((ctx, { body }) => recordExpense(ctx, body), {
    isIdempotent: true,
    weight: 3,
  }),
  'DELETE /owner/expenses/:id': owners(
    (ctx, { params, body }) => voidExpense(ctx, params.id, body.reason),
    { weight: 3 },
  ),
  'POST /admin/expenses': admins((ctx, { body }) => recordForOwner(ctx, body), {
    isIdempotent: true,
    weight: 3,
  }),
  'GET /admin/expense-requests': admins((ctx) => latestRequests(ctx)),
  'GET /admin/expense-limits/:slug': admins((ctx, { params }) => limitOfHome(ctx, params.slug)),
  'PUT /admin/expense-requests/:id/receipt': admins(
    (ctx, { params, upload }) => storeQuote(ctx, params.id, upload),
    { weight: 10 },
  ),
  'GET /owner/expense-requests/:id/receipt': owners((ctx, { params }) => showQuote(ctx, params.id)),
  'POST /admin/expense-requests': admins((ctx, { body }) => requestExpense(ctx, body), {
    isIdempotent: true,
    weight: 3,
  }),
  'POST /owner/expense-requests/:id/approval': owners(
    (ctx, { params }) => approveExpense(ctx, params.id),
    { weight: 3 },
  ),
  'POST /owner/expense-requests/:id/refusal': owners(
    (ctx, { params, body }) => declineExpense(ctx, params.id, body.reason),
    { weight: 3 },
  ),
  'PUT /owner/expenses/:id/receipt': owners(
    (ctx, { params, upload }) => storeReceipt(ctx, params.id, upload),
    { weight: 10 },
  ),
  'GET /owner/expenses/:id/receipt': owners((ctx, { params }) => showReceipt(ctx, params.id)),
} satisfies Routes
