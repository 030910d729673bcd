import { owners } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { requestStatementEmail } from './email-statement.ts'
import { downloadStatement } from './files/statement-file.ts'
import { listStatements } from './list-statements.ts'
import { verifyFile } from './seal/verify-file.ts'
import { verifyMonth } from './seal/verify-seals.ts'
import { showStatement } from './show-statement.ts'

export const monthlyRoutes = {
  'GET /owner/statements': owners((ctx, { query }) => listStatements(ctx, query), {
    isReport: true,
    weight: 3,
  }),
  'GET /owner/statements/:month': owners(
    (ctx, { params, query }) => showStatement(ctx, params.month, query),
    { isReport: true, weight: 3 },
  ),
  'GET /owner/statements/:month/statement.pdf': owners(
    (ctx, { params, query }) => downloadStatement(ctx, 'pdf', { ...params, ...query }),
    { isReport: true, weight: 10 },
  ),
  'GET /owner/statements/:month/statement.csv': owners(
    (ctx, { params, query }) => downloadStatement(ctx, 'csv', { ...params, ...query }),
    { isReport: true, weight: 10 },
  ),
  'POST /owner/statements/:month/email': owners(
    (ctx, { params, query }) => requestStatementEmail(ctx, params.month, query),
    { weight: 10 },
  ),
  'POST /owner/statements/:month/verification': owners(
    (ctx, { params, query }) => verifyMonth(ctx, params.month, query),
    { weight: 10 },
  ),
  'POST /owner/statement-files': owners((ctx, { body, query }) => verifyFile(ctx, body, query), {
    weight: 3,
  }),
} satisfies Routes
