import { admins, owners } from '#platform/http/audiences.ts'
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
  'GET /owner/balance': owners((ctx) => showBalance(ctx)),
  'GET /owner/balance/lines': owners((ctx, { query }) => listBalanceLines(ctx, query)),
  'GET /owner/agreements': owners((ctx) => ownAgreements(ctx)),
  'GET /owner/payouts': owners((ctx) => ownPayouts(ctx)),
  'GET /owner/payouts/:id': owners((ctx, { params }) => openOwnPayout(ctx, params.id)),
  'GET /owner/payouts/:id/lines.csv': owners(
    (ctx, { params, query }) => exportOwnPayout(ctx, { ...params, ...query }),
    { weight: 3 },
  ),
  'GET /admin/payouts/:id': admins((ctx, { params }) => openPayout(ctx, params.id)),
  'GET /admin/payouts/:id/lines.csv': admins(
    (ctx, { params, query }) => exportPayout(ctx, { ...params, ...query }),
    { weight: 3 },
  ),
  'POST /owner/payouts': owners(
    (ctx, { body }, { idempotencyKey = '' }) =>
      requestPayout(ctx, { ...body, requestKey: idempotencyKey }),
    { isIdempotent: true, weight: 10 },
  ),
  'PUT /owner/payout-schedule': owners((ctx, { body }) => setPayoutSchedule(ctx, body), {
    weight: 10,
  }),
  'GET /owner/split': owners((ctx, { query }) => showSplit(ctx, query), {
    isReport: true,
    weight: 3,
  }),
  'GET /owner/years/:year': owners((ctx, { params }) => showYearSummary(ctx, params.year), {
    isReport: true,
    weight: 3,
  }),
  'GET /owner/years/:year/summary.csv': owners(
    (ctx, { params, query }) => exportYearSummary(ctx, { ...params, ...query, format: 'csv' }),
    { isReport: true, weight: 10 },
  ),
  'GET /owner/years/:year/summary.xlsx': owners(
    (ctx, { params, query }) => exportYearSummary(ctx, { ...params, ...query, format: 'xlsx' }),
    { isReport: true, weight: 10 },
  ),
  'GET /owner/years/:year/summary.pdf': owners(
    (ctx, { params, query }) => exportYearSummary(ctx, { ...params, ...query, format: 'pdf' }),
    { isReport: true, weight: 10 },
  ),
} satisfies Routes
