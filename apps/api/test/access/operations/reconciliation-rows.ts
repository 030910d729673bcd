import { randomUUID } from 'node:crypto'
import { type AccessRow, adminOnly } from '../access-row.ts'

const reason = 'A good reason'
const noLine = { ...adminOnly, namesNothing: true, params: { id: randomUUID() } } as const
const noRow = { ...adminOnly, namesNothing: true, params: { id: 'txn_none' } } as const
const statement = 'Date,Description,Amount\n2026-01-05,Deposit,5.00\n'

export const reconciliationRows = {
  'GET /admin/reconciliation': adminOnly,
  'GET /admin/journal/:format': {
    ...adminOnly,
    params: { format: 'csv' },
    query: '?from=2026-01-01&until=2026-01-31',
  },
  'POST /admin/reconciliation/reading': adminOnly,
  'POST /admin/reconciliation/own-funds': { ...adminOnly, body: { amount: 0, reason } },
  'POST /admin/reconciliation/months/:month/closing': {
    ...adminOnly,
    namesNothing: true,
    params: { month: '2020-01' },
    body: { reason },
  },
  'POST /admin/bank-files': {
    ...adminOnly,
    upload: { field: 'file', bytes: Buffer.from(statement) },
  },
  'GET /admin/bank-lines/:id': noLine,
  'POST /admin/bank-lines/:id/match': { ...noLine, body: { candidate: 'entry:1' } },
  'POST /admin/bank-lines/:id/posting': { ...noLine, body: { meaning: 'fee', reason } },
  'POST /admin/bank-lines/:id/explanation': { ...noLine, body: { reason } },
  'DELETE /admin/bank-lines/:id/decision': noLine,
  'POST /admin/processor-rows/:id/resolution': {
    ...noRow,
    body: { resolution: 'explained', reason },
  },
  'DELETE /admin/processor-rows/:id/resolution': noRow,
} satisfies Record<string, AccessRow>
