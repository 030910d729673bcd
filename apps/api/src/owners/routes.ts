import { apply, ownApplications } from '#owners/applications/application.ts'
import { ownExpenses } from '#owners/expenses/expenses.ts'
import { recordExpense } from '#owners/expenses/record-expense.ts'
import { voidExpense } from '#owners/expenses/void-expense.ts'
import { listHomes } from '#owners/homes/list-homes.ts'
import { backTest } from '#owners/prices/back-test.ts'
import { previewPrices } from '#owners/prices/preview.ts'
import { ownPrices, savePrices } from '#owners/prices/prices.ts'
import type { Routes } from '#platform/http/serve.ts'

export const ownersRoutes = {
  'GET /owner-applications': { audience: 'signed-in', handle: (ctx) => ownApplications(ctx) },
  'POST /owner-applications': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => apply(ctx, body),
  },
  'GET /owner/homes': { audience: 'owner', handle: (ctx) => listHomes(ctx) },
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
  'GET /owner/prices': {
    audience: 'owner',
    handle: (ctx, { query }) => ownPrices(ctx, query.home),
  },
  'PUT /owner/prices/:slug': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, body }) => savePrices(ctx, params.slug, body),
  },
  'POST /owner/prices/:slug/preview': {
    audience: 'owner',
    handle: (ctx, { params, body }) => previewPrices(ctx, params.slug, body),
  },
  'POST /owner/prices/:slug/back-test': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, body }) => backTest(ctx, params.slug, body.rules),
  },
} satisfies Routes
