import { randomUUID } from 'node:crypto'
import { type AccessRow, adminOnly, signedInOnly } from './access-row.ts'

const inMonth = { month: '2026-10', period: '2026-10' }
const inYear = { year: '2026', period: '2026' }

export const taxRows = {
  'GET /owner/taxes': signedInOnly,
  'GET /owner/taxes/:month': { ...signedInOnly, params: inMonth },
  'GET /owner/taxes/:period/worksheets.pdf': { ...signedInOnly, params: inMonth },
  'GET /owner/taxes/:period/worksheets.csv': { ...signedInOnly, params: inYear },
  'GET /owner/gross/:year': { ...signedInOnly, params: inYear },
  'GET /owner/gross/:year/summary.pdf': { ...signedInOnly, params: inYear },
  'GET /owner/gross/:year/summary.csv': { ...signedInOnly, params: inYear },
  'GET /admin/taxes': adminOnly,
  'GET /admin/taxes/:month': { ...adminOnly, params: inMonth },
  'GET /admin/taxes/:period/worksheets.pdf': { ...adminOnly, params: inMonth },
  'GET /admin/taxes/:period/worksheets.csv': { ...adminOnly, params: inYear },
  'GET /admin/gross/:year': { ...adminOnly, params: inYear },
  'GET /admin/gross/:year/summary.csv': { ...adminOnly, params: inYear },
  'GET /admin/gross/:year/:owner/summary.pdf': {
    ...adminOnly,
    namesNothing: true,
    params: { ...inYear, owner: randomUUID() },
  },
} satisfies Record<string, AccessRow>
