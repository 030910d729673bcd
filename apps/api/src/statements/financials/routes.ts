import type { Routes } from '#platform/http/serve.ts'
import { openOwnPayout, openPayout } from '#statements/payouts/open-payout.ts'
import { exportOwnPayout, exportPayout } from '#statements/payouts/payout-file.ts'
import { ownPayouts, requestPayout } from '#statements/payouts/payouts.ts'
import { setPayoutSchedule } from '#statements/payouts/set-schedule.ts'
import { exportYearSummary } from '#statements/year-summary/year-files.ts'
import { showYearSummary } from '#statements/year-summary/year-summary.ts'
import { showBalance } from './balance.ts'
import { listBalanceLines } from './balance-lines.ts'
import { ownAgreements } from './own-agreements.ts'
import { showSplit } from './split.ts'

export const financialsRoutes = {
  'GET /owner/balance': { audience: 'owner', handle: (ctx) => showBalance(ctx) },
  'GET /owner/balance/lines': {
    audience: 'owner',
    handle: (ctx, { query }) => listBalanceLines(ctx, query),
  },
  'GET /owner/agreements': { audience: 'owner', handle: (ctx) => ownAgreements(ctx) },
  'GET /owner/payouts': { audience: 'owner', handle: (ctx) => ownPayouts(ctx) },
  'GET /owner/payouts/:id': {
    audience: 'owner',
    handle: (ctx, { params }) => openOwnPayout(ctx, params.id),
  },
  'GET /owner/payouts/:id/lines.csv': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, query }) => exportOwnPayout(ctx, { ...params, ...query }),
  },
  'GET /admin/payouts/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => openPayout(ctx, params.id),
  },
  'GET /admin/payouts/:id/lines.csv': {
    audience: 'admin',
    weight: 3,
    handle: (ctx, { params, query }) => exportPayout(ctx, { ...params, ...query }),
  },
  'POST /owner/payouts': {
    audience: 'owner',
    isIdempotent: true,
    weight: 10,
    handle: (ctx, { body }, { idempotencyKey = '' }) =>
      requestPayout(ctx, { ...body, requestKey: idempotencyKey }),
  },
  'PUT /owner/payout-schedule': {
    audience: 'owner',
    weight: 10,
    handle: (ctx, { body }) => setPayoutSchedule(ctx, body),
  },
  'GET /owner/split': {
    audience: 'owner',
    isReport: true,
    weight: 3,
    handle: (ctx, { query }) => showSplit(ctx, query),
  },
  'GET /owner/years/:year': {
    audience: 'owner',
    isReport: true,
    weight: 3,
    handle: (ctx, { params }) => showYearSummary(ctx, params.year),
  },
  'GET /owner/years/:year/summary.csv': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) =>
      exportYearSummary(ctx, { ...params, ...query, format: 'csv' }),
  },
  'GET /owner/years/:year/summary.xlsx': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) =>
      exportYearSummary(ctx, { ...params, ...query, format: 'xlsx' }),
  },
  'GET /owner/years/:year/summary.pdf': {
    audience: 'owner',
    isReport: true,
    weight: 10,
    handle: (ctx, { params, query }) =>
      exportYearSummary(ctx, { ...params, ...query, format: 'pdf' }),
  },
} satisfies Routes
