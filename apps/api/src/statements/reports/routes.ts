import { showHostedReceipt } from '#bookings/managed/hosted-money.ts'
import { owners } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { showBookingLedger } from './booking-ledger.ts'
import { exportReport } from './export/export-report.ts'
import { openClosedNights } from './open-closed-nights.ts'
import { openDifference } from './open-difference.ts'
import { openMonth } from './open-month.ts'
import { showReport } from './report.ts'
import { showNights } from './show-nights.ts'

export const reportsRoutes = {
  'GET /owner/reports': owners((ctx, { query }) => showReport(ctx, query), {
    isReport: true,
    weight: 3,
  }),
  'GET /owner/report-months/:month': owners(
    (ctx, { params, query }) => openMonth(ctx, params.month, query),
    { isReport: true },
  ),
  'GET /owner/report-differences/:difference': owners(
    (ctx, { params, query }) => openDifference(ctx, params.difference, query),
    { isReport: true, weight: 3 },
  ),
  'GET /owner/report-closed-nights/:closedBy': owners(
    (ctx, { params, query }) => openClosedNights(ctx, params.closedBy, query),
    { isReport: true },
  ),
  'GET /owner/report-nights': owners((ctx, { query }) => showNights(ctx, query), {
    isReport: true,
  }),
  'GET /owner/ledger/bookings/:id': owners((ctx, { params }) => showBookingLedger(ctx, params.id), {
    isReport: true,
  }),
  'GET /owner/ledger/bookings/:id/receipt.pdf': owners(
    (ctx, { params, query }) => showHostedReceipt(ctx, params.id, query.language),
    { isReport: true, weight: 3 },
  ),
  'GET /owner/reports/:report/table.csv': owners(
    (ctx, { params, query }) => exportReport(ctx, params.report, 'csv', query),
    { isReport: true, weight: 10 },
  ),
  'GET /owner/reports/:report/table.xlsx': owners(
    (ctx, { params, query }) => exportReport(ctx, params.report, 'xlsx', query),
    { isReport: true, weight: 10 },
  ),
  'GET /owner/reports/:report/table.pdf': owners(
    (ctx, { params, query }) => exportReport(ctx, params.report, 'pdf', query),
    { isReport: true, weight: 10 },
  ),
} satisfies Routes
