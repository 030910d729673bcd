import { type AccessRow, signedInOnly } from './access-row.ts'

const inMonth = { ...signedInOnly, params: { month: '2026-10' } }
const anyFile = { digest: '0'.repeat(64), month: null }

export const statementRows = {
  'GET /owner/statements': signedInOnly,
  'GET /owner/statements/:month': inMonth,
  'GET /owner/statements/:month/statement.pdf': inMonth,
  'GET /owner/statements/:month/statement.csv': inMonth,
  'POST /owner/statements/:month/email': inMonth,
  'POST /owner/statements/:month/verification': inMonth,
  'POST /owner/statement-files': { ...signedInOnly, body: anyFile },
} satisfies Record<string, AccessRow>
