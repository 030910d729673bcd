import { apply, ownApplications } from '#owners/applications/application.ts'
import { ownExpenses } from '#owners/expenses/expenses.ts'
import { recordExpense } from '#owners/expenses/record-expense.ts'
import { voidExpense } from '#owners/expenses/void-expense.ts'
import type { Routes } from '#platform/http/serve.ts'

export const ownersRoutes = {
  'GET /owner-applications': { audience: 'signed-in', handle: (ctx) => ownApplications(ctx) },
  'POST /owner-applications': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => apply(ctx, body),
  },
  'GET /owner/expenses': {
    audience: 'owner',
    handle: (ctx, { query }) => ownExpenses(ctx, query),
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
} satisfies Routes
