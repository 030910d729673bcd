import { randomUUID } from 'node:crypto'
import { type AccessRow, signedInOnly } from './access-row.ts'

const anyId = { id: randomUUID() }
const profits = { report: 'profits' }

export const reportRows = {
  'GET /owner/reports': signedInOnly,
  'GET /owner/report-months/:month': { ...signedInOnly, params: { month: '2026-10' } },
  'GET /owner/reports/:report/table.csv': { ...signedInOnly, params: profits },
  'GET /owner/reports/:report/table.xlsx': { ...signedInOnly, params: profits },
  'GET /owner/reports/:report/table.pdf': { ...signedInOnly, params: profits },
  'GET /owner/ledger/bookings/:id': { ...signedInOnly, params: anyId },
  'GET /owner/ledger/bookings/:id/receipt.pdf': { ...signedInOnly, params: anyId },
} satisfies Record<string, AccessRow>
