import { randomUUID } from 'node:crypto'
import { adminPayout, ownerPayout } from '../payouts/owner-payouts.ts'
import { type AccessRow, adminOnly, signedInOnly } from './access-row.ts'

const anyId = { id: randomUUID() }
const profits = { report: 'profits' }

export const reportRows = {
  'GET /owner/reports': signedInOnly,
  'GET /owner/report-months/:month': { ...signedInOnly, params: { month: '2026-10' } },
  'GET /owner/report-differences/:difference': {
    ...signedInOnly,
    params: { difference: 'later' },
  },
  'GET /owner/report-closed-nights/:closedBy': { ...signedInOnly, params: { closedBy: 'own' } },
  'GET /owner/report-nights': signedInOnly,
  'GET /owner/reports/:report/table.csv': { ...signedInOnly, params: profits },
  'GET /owner/reports/:report/table.xlsx': { ...signedInOnly, params: profits },
  'GET /owner/reports/:report/table.pdf': { ...signedInOnly, params: profits },
  'GET /owner/ledger/bookings/:id': { ...signedInOnly, params: anyId },
  'GET /owner/ledger/bookings/:id/receipt.pdf': { ...signedInOnly, params: anyId },
  'GET /owner/balance': signedInOnly,
  'GET /owner/balance/lines': signedInOnly,
  'GET /owner/agreements': signedInOnly,
  'GET /owner/payouts': signedInOnly,
  'GET /owner/payouts/:id': { ...signedInOnly, of: ownerPayout },
  'GET /owner/payouts/:id/lines.csv': { ...signedInOnly, of: ownerPayout },
  'GET /admin/payouts/:id': { ...adminOnly, of: adminPayout },
  'GET /admin/payouts/:id/lines.csv': { ...adminOnly, of: adminPayout },
  'POST /owner/payouts': {
    ...signedInOnly,
    body: { bankAccountId: randomUUID(), amount: 100_00 },
  },
  'PUT /owner/payout-schedule': {
    ...signedInOnly,
    body: { frequency: 'off', weekday: null, monthDay: null, minimum: 100_00, bankAccountId: null },
  },
  'GET /owner/split': signedInOnly,
  'GET /owner/years/:year': { ...signedInOnly, params: { year: '2026' } },
  'GET /owner/years/:year/summary.csv': { ...signedInOnly, params: { year: '2026' } },
  'GET /owner/years/:year/summary.xlsx': { ...signedInOnly, params: { year: '2026' } },
  'GET /owner/years/:year/summary.pdf': { ...signedInOnly, params: { year: '2026' } },
} satisfies Record<string, AccessRow>
