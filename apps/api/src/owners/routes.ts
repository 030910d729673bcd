import { apply, ownApplications } from '#owners/applications/application.ts'
import { showHostedBooking } from '#owners/booking/show-hosted-booking.ts'
import { changeCalendar } from '#owners/calendar/change-calendar.ts'
import { listCalendarChanges } from '#owners/calendar/change-log.ts'
import { previewNights } from '#owners/calendar/preview-nights.ts'
import { showOwnerCalendar } from '#owners/calendar/show-calendar.ts'
import { undoChange } from '#owners/calendar/undo-change.ts'
import { ownExpenses } from '#owners/expenses/expenses.ts'
import { limitOfHome, setExpenseLimit } from '#owners/expenses/limit/expense-limit.ts'
import {
  showQuote,
  showReceipt,
  storeQuote,
  storeReceipt,
} from '#owners/expenses/receipts/receipts.ts'
import { recordExpense, recordForOwner } from '#owners/expenses/record-expense.ts'
import { ownSchedules, stopSchedule } from '#owners/expenses/recurring/schedules.ts'
import {
  approveExpense,
  declineExpense,
  latestRequests,
  requestExpense,
} from '#owners/expenses/requests/expense-requests.ts'
import { showExpense } from '#owners/expenses/show-expense.ts'
import { voidExpense } from '#owners/expenses/void-expense.ts'
import { financialsRoutes } from '#owners/financials/routes.ts'
import { listHomes } from '#owners/homes/list-homes.ts'
import { backTest } from '#owners/prices/back-test.ts'
import { previewPrices } from '#owners/prices/preview.ts'
import { ownPrices, savePrices } from '#owners/prices/prices.ts'
import { reportsRoutes } from '#owners/reports/routes.ts'
import { statementsRoutes } from '#owners/statements/routes.ts'
import { taxRoutes } from '#owners/taxes/tax-routes.ts'
import type { Routes } from '#platform/http/serve.ts'

export const ownersRoutes = {
  ...financialsRoutes,
  ...reportsRoutes,
  ...statementsRoutes,
  ...taxRoutes,
  'GET /owner-applications': { audience: 'signed-in', handle: (ctx) => ownApplications(ctx) },
  'POST /owner-applications': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => apply(ctx, body),
  },
  'GET /owner/bookings/:id': {
    audience: 'owner',
    handle: (ctx, { params }) => showHostedBooking(ctx, params.id),
  },
  'GET /owner/homes': { audience: 'owner', handle: (ctx) => listHomes(ctx) },
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
  'GET /owner/calendar': {
    audience: 'owner',
    handle: (ctx, { query }) => showOwnerCalendar(ctx, query),
  },
  'POST /owner/calendar/:slug/preview': {
    audience: 'owner',
    handle: (ctx, { params, body }) => previewNights(ctx, params.slug, body),
  },
  'GET /owner/calendar/changes': {
    audience: 'owner',
    handle: (ctx, { query }) => listCalendarChanges(ctx, query),
  },
  'POST /owner/calendar/changes': {
    audience: 'owner',
    isIdempotent: true,
    weight: 3,
    handle: (ctx, { body }) => changeCalendar(ctx, body),
  },
  'POST /owner/calendar/changes/:id/undo': {
    audience: 'owner',
    isIdempotent: true,
    weight: 3,
    handle: (ctx, { params }) => undoChange(ctx, params.id),
  },
} satisfies Routes
