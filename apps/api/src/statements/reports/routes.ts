import { showHostedReceipt } from '#bookings/managed/hosted-money.ts'
import type { Routes } from '#platform/http/serve.ts'
import { showBookingLedger } from './booking-ledger.ts'
import { exportReport } from './export/export-report.ts'
import { openClosedNights } from './open-closed-nights.ts'
import { openDifference } from './open-difference.ts'
import { openMonth } from './open-month.ts'
import { showReport } from './report.ts'
import { showNights } from './show-nights.ts'

export const reportsRoutes = {
  'GET /owner/reports': {
    audience: 'owner',
    isReport: true,
    weight: 3,
    handle: (ctx, { query }) => showReport(ctx, query),
  },
  'GET /owner/report-months/:month': {
    audience: 'owner',
    isReport: true,
    handle: (ctx, { params, query }) => openMonth(ctx, params.month, query),
  },
  'GET /owner/report-differences/:difference': {
    audience: 'owner',
    isReport: true,
    weight: 3,
    handle: (ctx, { params, query }) => openDifference(ctx, params.difference, query),
  },
  'GET /owner/report-closed-nights/:closedBy': {
    audience: 'owner',
    isReport: true,
    handle: (ctx, { params, query }) => openClosedNights(ctx, params.closedBy, query),
  },
  'GET /owner/report-nights': {
    audience: 'owner',
    isReport: true,
    handle: (ctx, { query }) => showNights(ctx, query),
  },
  'GET /owner/ledger/bookings/:id': {
    audience: 'owner',
    isReport: true,
    handle: (ctx, { params }) => showBookingLedger(ctx, params.id),
  },
  'GET /owner/ledger/bookings/:id/receipt.pdf': {
    audience: 'owner',
    isReport: true,
    weight: 3,
    handle: (ctx, { params, query }) => showHostedReceipt(ctx, params.id, query.language),
  },
  'GET /owner/reports/:report/table.csv': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) => exportReport(ctx, params.report, 'csv', query),
  },
  'GET /owner/reports/:report/table.xlsx': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) => exportReport(ctx, params.report, 'xlsx', query),
  },
  'GET /owner/reports/:report/table.pdf': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) => exportReport(ctx, params.report, 'pdf', query),
  },
} satisfies Routes
